// French before a name that is filled in: « de Bob », « d’Ada », « du Palais », « qu’Ada ». The same as crates/scene/src/elision.rs.

/** Beginnings of words whose h is spoken, or whose vowel keeps its distance. */
const ASPIRATED = [
  "hach",
  "hain",
  "halt",
  "hanche",
  "hangar",
  "hans",
  "hara",
  "hari",
  "harp",
  "harry",
  "hasard",
  "hauss",
  "haut",
  "héron",
  "héros",
  "hibou",
  "hideu",
  "hiéra",
  "hollan",
  "honte",
  "horde",
  "hors",
  "houe",
  "howard",
  "huit",
  "hun",
  "hurl",
  "husky",
  "hutte",
  "onz",
  "oui",
  "ouistiti",
];
const VOWELS = "aeiouàâäæéèêëîïôöœùûü";

const isVowel = (letter: string): boolean => VOWELS.includes(letter);

/** Whether « de » becomes « d’ » before this. A letter alone, or a letter and a number, names a place (A, B2) and stays apart. */
export function elidesBefore(word: string): boolean {
  const [...letters] = word.toLowerCase();
  const lower = letters.slice(0, 10).join("");
  const [first, second] = letters;
  if (first === undefined || second === undefined || !/\p{L}/u.test(second) || ASPIRATED.some((begin) => lower.startsWith(begin)))
    return false;
  if (first === "y") return !isVowel(second);
  if (first === "h") return isVowel(second) || second === "y";
  return isVowel(first);
}

function contracted(word: string, plain: string, masculine: string, plural: string): string {
  if (word.startsWith("le ")) return `${masculine} ${word.slice(3)}`;
  if (word.startsWith("les ")) return `${plural} ${word.slice(4)}`;
  return `${plain} ${word}`;
}

/** « de », « d’ », « du » or « des », and the word. */
export const de = (word: string): string => (elidesBefore(word) ? `d’${word}` : contracted(word, "de", "du", "des"));
/** « à », « au » or « aux », and the word. */
export const a = (word: string): string => contracted(word, "à", "au", "aux");
