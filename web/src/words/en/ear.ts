// English: what is said to who listens, the keys, and the page that explains both.

import type { ear as words } from "../fr/ear";

export const ear: typeof words = {
  "ear.vote.yes": ({ name }) => `${name} agrees.`,
  "ear.vote.no": ({ name }) => `${name} refuses: nothing is taken back.`,
  "ear.vote.kept": "You refuse: nothing is taken back.",
  "ear.took-over": ({ name }) => `A bot plays for ${name}.`,
  "ear.handed-back": ({ name }) => `${name} plays again.`,
  "ear.present": "Back to the present.",
  "ear.playable": "playable",
  "ear.nowhere": "Go to something on the board first, with the arrows.",
  "ear.came": ({ what, where }) => (where === "" ? `New: ${what}.` : `New: ${what}, ${where}.`),
  "ear.moved": ({ what, from, to }) =>
    from === to || from === "" || to === "" ? `Moved: ${what}${to && `, ${to}`}.` : `Moved: ${what}, from “${from}” to “${to}”.`,
  "ear.went": ({ what, where }) => (where === "" ? `Gone: ${what}.` : `Gone: ${what}, ${where}.`),
  "ear.none.question": "Nothing is asked.",
  "ear.none.choices": "You have nothing to choose at the moment.",
  "ear.none.acts": "Nothing has happened yet.",
  "ear.none.hand": "Your hand is empty.",
  "ear.none.board": "Nothing has changed on the board since your last decision.",
  "ear.none.around": "Nothing around.",
  "ear.none.players": "Nobody is seated.",
  "ear.none.goal": "This game says nothing of it.",
  "ear.none.time": "Nobody is in a hurry: no clock, no sand-glass.",

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

  "ear.page": "Playing by ear",
  "ear.page.hint":
    "Every game here can be played whole with a screen reader and a keyboard. This page says how; it is the first stop of the Tab key, everywhere.",
  "ear.start": "Beginning a game",
  "ear.start.text":
    "On the first page each game has a button “Play”: the game against bots begins at once. Bots always wait for you. Each game has its rules to read, rule by rule.",
  "ear.said": "What is said",
  "ear.said.text":
    "One voice tells of the table: each line of the log, once and in order, then the question, its second line and the number of answers. It also says what others write, who wants to take a move back and what becomes of it, advice, and each step back into the history. The settings say how much: brief, normal or full.",
  "ear.choose": "Choosing",
  "ear.choose.list":
    "The board is a list of buttons: regions, places, pieces. Each button says what choosing it does, costs and gives. Arrows go from one possible choice to another, Ctrl and an arrow go everywhere, Enter chooses, Escape goes one step back.",
  "ear.choose.half":
    "After a first choice the voice says what is chosen, what is asked now and how many ways are left. What cannot be taken back is asked a second time.",
  "ear.choose.type": ({ key }) =>
    `Typing the beginning of a choice finds it, and Enter takes it.${key === "" ? "" : ` ${key} opens the list of all choices, which narrows as you type.`}`,
  "ear.choose.focus": "After a decision the keyboard is on the question. What cannot be chosen says why when you try, with its rule.",
  "ear.keys": "Keys that answer at any moment",
  "ear.keys.text": "Your keys, as the settings give them. Each can be changed or removed.",
  "ear.keys.change": "Change the keys",
  "ear.keys.act": "Answer",
  "ear.keys.key": "Key",
  "ear.keys.fixed": "Keys that do not change",
  "ear.keys.fixed.text":
    "Arrows: from choice to choice. Ctrl and arrows: the whole board. Enter: choose. Escape: one step back, or close. Shift and Enter: look closely. Shift and arrows: move the view. Ctrl and Z: take a move back; Ctrl and Y: play it again.",
  "ear.time": "Your own time",
  "ear.time.text":
    "A table without a clock has no limit of time. 4 Gods can be played without a sand-glass, or with two or five times the sand: that is an option of the table, and bots then take the time of the players.",
  "ear.sight": "Seeing better",
  "ear.sight.text":
    "The settings make texts larger, add patterns to colours and stop what moves. The page follows the browser’s zoom up to 400 % and the colours that the system imposes.",
  "ear.missing": "What is missing",
  "ear.missing.text":
    "Nothing on the board should stay silent. If something does, the menu of the table has “Report a problem”: the report holds the exact moment.",
};
