// English: what is said to who listens, the keys, and the page that explains both.

import type { announcer as words } from "../fr/announcer";

export const announcer: typeof words = {
  "announce.vote.yes": ({ name }) => `${name} agrees.`,
  "announce.vote.no": ({ name }) => `${name} refuses: nothing is taken back.`,
  "announce.vote.kept": "You refuse: nothing is taken back.",
  "announce.took-over": ({ name }) => `A bot plays for ${name}.`,
  "announce.handed-back": ({ name }) => `${name} plays again.`,
  "announce.present": "Back to the present.",
  "announce.playable": "playable",
  "announce.nowhere": "Go to something on the board first, with the arrows.",
  "announce.came": ({ what, where }) => (where === "" ? `New: ${what}.` : `New: ${what}, ${where}.`),
  "announce.moved": ({ what, from, to }) =>
    from === to || from === "" || to === "" ? `Moved: ${what}${to && `, ${to}`}.` : `Moved: ${what}, from “${from}” to “${to}”.`,
  "announce.went": ({ what, where }) => (where === "" ? `Gone: ${what}.` : `Gone: ${what}, ${where}.`),
  "announce.none.question": "Nothing is asked.",
  "announce.none.choices": "You have nothing to choose at the moment.",
  "announce.none.acts": "Nothing has happened yet.",
  "announce.none.hand": "Your hand is empty.",
  "announce.none.board": "Nothing has changed on the board since your last decision.",
  "announce.none.around": "Nothing around.",
  "announce.none.players": "Nobody is seated.",
  "announce.none.goal": "This game says nothing of it.",
  "announce.none.time": "Nobody is in a hurry: no clock, no sand-glass.",

  "choices.title": "All choices",
  "choices.find": "Search the choices",
  "choices.more": ({ n }) => ` These are the first ${n}: type to find the others.`,

  "key.shift": "Shift",
  "key.off": "none",
  "key.question": "The question and its answers",
  "key.choices": "All choices, as a list",
  "key.acts": "What the others have just done",
  "key.board": "What has changed on the board",
  "key.around": "What is around here",
  "key.hand": "Your hand",
  "key.players": "The players",
  "key.goal": "How one wins, and how far everybody is",
  "key.time": "The time left",
  "key.why": "Why, or why not",
  "key.turn": "Turn what is in hand",
  "key.turn-back": "Turn it the other way",
  "key.flip": "Flip what is in hand",
  "key.closer": "Come closer",
  "key.farther": "Go farther away",
  "key.whole": "See all",

  "settings.keys": "Keys",
  "settings.keys.hint": "Go to a key and press the one you want; Backspace removes it. They work at a table only.",
  "settings.keys.typing": "Letters find a choice",
  "settings.keys.typing.hint": "At a table, typing the beginning of a choice finds it. Switch it off if you speak to your machine.",
  "settings.keys.usual": "All as at first",
  "settings.keys.none": "All without a key",
  "settings.keys.taken": ({ key, act }) => `${key} is taken: ${act}. Nothing is changed.`,
  "settings.keys.fixed": "This key has a meaning of its own everywhere. Nothing is changed.",
  "settings.keys.set": ({ act, key }) => `${act}: ${key}.`,
  "settings.text": "Size of texts",
  "settings.text.normal": "normal",
  "settings.text.large": "large",
  "settings.text.larger": "very large",

  "by-ear.page": "Playing by ear",
  "by-ear.page.hint":
    "Every game here can be played whole with a screen reader and a keyboard. This page says how; it is the first stop of the Tab key, everywhere.",
  "by-ear.start": "Beginning a game",
  "by-ear.start.text":
    "On the first page each game has a button “Play”: the game against bots begins at once. Bots always wait for you. Each game has its rules to read, rule by rule.",
  "by-ear.said": "What is said",
  "by-ear.said.text":
    "One voice tells of the table: each line of the log, once and in order, then the question, its second line and the number of answers. It also says what others write, who wants to take a move back and what becomes of it, advice, and each step back into the history. The settings say how much: brief, normal or full.",
  "by-ear.choose": "Choosing",
  "by-ear.choose.list":
    "The board is a list of buttons: regions, places, pieces. Each button says what choosing it does, costs and gives. Arrows go from one possible choice to another, Ctrl and an arrow go everywhere, Enter chooses, Escape goes one step back.",
  "by-ear.choose.half":
    "After a first choice the voice says what is chosen, what is asked now and how many ways are left. What cannot be taken back is asked a second time.",
  "by-ear.choose.type": ({ key }) =>
    `Typing the beginning of a choice finds it, and Enter takes it.${key === "" ? "" : ` ${key} opens the list of all choices, which narrows as you type.`}`,
  "by-ear.choose.focus": "After a decision the keyboard is on the question. What cannot be chosen says why when you try, with its rule.",
  "by-ear.keys": "Keys that answer at any moment",
  "by-ear.keys.text": "Your keys, as the settings give them. Each can be changed or removed.",
  "by-ear.keys.change": "Change the keys",
  "by-ear.keys.act": "Answer",
  "by-ear.keys.key": "Key",
  "by-ear.keys.fixed": "Keys that do not change",
  "by-ear.keys.fixed.text":
    "Arrows: from choice to choice. Ctrl and arrows: the whole board. Enter: choose. Escape: one step back, or close. Shift and Enter: look closely. Shift and arrows: move the view. Ctrl and Z: take a move back; Ctrl and Y: play it again.",
  "by-ear.time": "Your own time",
  "by-ear.time.text":
    "A table without a clock has no limit of time. 4 Gods can be played without a sand-glass, or with two or five times the sand: that is an option of the table, and bots then take the time of the players.",
  "by-ear.sight": "Seeing better",
  "by-ear.sight.text":
    "The settings make texts and boards larger, add patterns to colours and stop what moves. The page follows the browser’s zoom up to 400 % and the colours that the system imposes.",
  "by-ear.missing": "What is missing",
  "by-ear.missing.text":
    "Nothing on the board should stay silent. If something does, the menu of the table has “Report a problem”: the report holds the exact moment.",
};
