// French: what is said to who listens, the keys, and the page that explains both.

export const announcer = {
  "announce.vote.yes": ({ name }: { name: string }) => `${name} est d’accord.`,
  "announce.vote.no": ({ name }: { name: string }) => `${name} refuse : rien n’est repris.`,
  "announce.vote.kept": "Vous refusez : rien n’est repris.",
  "announce.took-over": ({ name }: { name: string }) => `Un bot joue pour ${name}.`,
  "announce.handed-back": ({ name }: { name: string }) => `${name} joue de nouveau.`,
  "announce.present": "Retour au présent.",
  "announce.playable": "jouable",
  "announce.nowhere": "Allez d’abord sur une chose du plateau, avec les flèches.",
  "announce.came": ({ what, where }: { what: string; where: string }) =>
    where === "" ? `Nouveau : ${what}.` : `Nouveau : ${what}, ${where}.`,
  "announce.moved": ({ what, from, to }: { what: string; from: string; to: string }) =>
    from === to || from === "" || to === "" ? `Déplacé : ${what}${to && `, ${to}`}.` : `Déplacé : ${what}, de « ${from} » à « ${to} ».`,
  "announce.went": ({ what, where }: { what: string; where: string }) => (where === "" ? `Parti : ${what}.` : `Parti : ${what}, ${where}.`),
  "announce.none.question": "Rien n’est demandé.",
  "announce.none.choices": "Vous n’avez rien à choisir pour l’instant.",
  "announce.none.acts": "Il ne s’est encore rien passé.",
  "announce.none.hand": "Votre main est vide.",
  "announce.none.board": "Rien n’a changé sur le plateau depuis votre dernière décision.",
  "announce.none.around": "Rien autour.",
  "announce.none.players": "Personne n’est assis.",
  "announce.none.goal": "Ce jeu n’en dit rien.",
  "announce.none.time": "Personne n’est pressé : ni pendule ni sablier.",

  "choices.title": "Tous les choix",
  "choices.find": "Chercher dans les choix",
  "choices.more": ({ n }: { n: number }) => ` Voici les ${n} premiers : écrivez pour trouver les autres.`,

  "key.shift": "Maj",
  "key.off": "aucune",
  "key.question": "La question et les réponses",
  "key.choices": "Tous les choix, en liste",
  "key.acts": "Ce que les autres viennent de faire",
  "key.board": "Ce qui a changé sur le plateau",
  "key.around": "Ce qu’il y a autour d’ici",
  "key.hand": "Votre main",
  "key.players": "Les joueurs",
  "key.goal": "Comment on gagne, et où chacun en est",
  "key.time": "Le temps qui reste",
  "key.why": "Pourquoi, ou pourquoi pas",
  "key.turn": "Tourner ce qu’on tient",
  "key.turn-back": "Tourner dans l’autre sens",
  "key.flip": "Retourner ce qu’on tient",
  "key.closer": "Approcher",
  "key.farther": "Reculer",
  "key.whole": "Tout voir",

  "settings.keys": "Touches",
  "settings.keys.hint":
    "Allez sur une touche et pressez celle que vous voulez ; Retour arrière la supprime. Elles ne servent qu’à une table.",
  "settings.keys.typing": "Les lettres trouvent un choix",
  "settings.keys.typing.hint": "À une table, écrire le début d’un choix le trouve. À couper si vous dictez à la machine.",
  "settings.keys.usual": "Toutes comme au début",
  "settings.keys.none": "Toutes sans touche",
  "settings.keys.taken": ({ key, act }: { key: string; act: string }) => `${key} sert déjà : ${act}. Rien n’est changé.`,
  "settings.keys.fixed": "Cette touche a son propre sens partout. Rien n’est changé.",
  "settings.keys.set": ({ act, key }: { act: string; key: string }) => `${act} : ${key}.`,
  "settings.text": "Taille des textes",
  "settings.text.normal": "normale",
  "settings.text.large": "grande",
  "settings.text.larger": "très grande",

  "by-ear.page": "Jouer à l’oreille",
  "by-ear.page.hint":
    "Tous les jeux d’ici se jouent en entier avec un lecteur d’écran et un clavier. Cette page dit comment ; elle est la première étape de la touche Tab, partout.",
  "by-ear.start": "Commencer une partie",
  "by-ear.start.text":
    "Sur la page d’accueil, chaque jeu a son bouton « Jouer » : la partie contre des bots commence aussitôt. Les bots vous attendent toujours. Chaque jeu a ses règles à lire, règle par règle.",
  "by-ear.said": "Ce qui est dit",
  "by-ear.said.text":
    "Une seule voix raconte la table : chaque ligne du journal, une fois et dans l’ordre, puis la question, sa deuxième ligne et le nombre de réponses. Elle dit aussi ce que les autres écrivent, qui veut reprendre un coup et ce qu’il en advient, les conseils, et chaque pas en arrière dans l’historique. Les réglages disent combien : court, normal ou complet.",
  "by-ear.choose": "Choisir",
  "by-ear.choose.list":
    "Le plateau est une liste de boutons : régions, places, pièces. Chaque bouton dit ce que le choisir fait, coûte et donne. Les flèches vont d’un choix possible à l’autre, Ctrl et une flèche vont partout, Entrée choisit, Échap revient d’un pas.",
  "by-ear.choose.half":
    "Après un premier choix, la voix dit ce qui est choisi, ce qui est demandé maintenant et combien il reste de possibilités. Ce qui ne se reprend pas est demandé une seconde fois.",
  "by-ear.choose.type": ({ key }: { key: string }) =>
    `Écrire le début d’un choix le trouve, et Entrée le prend.${key === "" ? "" : ` ${key} ouvre la liste de tous les choix, qui se réduit à mesure que l’on écrit.`}`,
  "by-ear.choose.focus":
    "Après une décision, le clavier est sur la question. Ce qu’on ne peut pas choisir dit pourquoi quand on essaie, avec sa règle.",
  "by-ear.keys": "Les touches qui répondent à tout moment",
  "by-ear.keys.text": "Vos touches, telles que les réglages les donnent. Chacune se change ou se supprime.",
  "by-ear.keys.change": "Changer les touches",
  "by-ear.keys.act": "Réponse",
  "by-ear.keys.key": "Touche",
  "by-ear.keys.fixed": "Les touches qui ne changent pas",
  "by-ear.keys.fixed.text":
    "Flèches : d’un choix à l’autre. Ctrl et flèches : tout le plateau. Entrée : choisir. Échap : revenir d’un pas, ou fermer. Maj et Entrée : regarder de près. Maj et flèches : déplacer la vue. Ctrl et Z : reprendre un coup ; Ctrl et Y : le rejouer.",
  "by-ear.time": "Votre temps",
  "by-ear.time.text":
    "Une table sans pendule n’a pas de limite de temps. Les Quatre Dieux se joue sans sablier, ou avec deux ou cinq fois plus de sable : c’est une option de la table, et les bots prennent alors le temps des joueurs.",
  "by-ear.sight": "Voir mieux",
  "by-ear.sight.text":
    "Les réglages agrandissent les textes et le plateau, ajoutent des motifs aux couleurs et arrêtent les mouvements. La page suit le zoom du navigateur jusqu’à 400 % et les couleurs imposées par le système.",
  "by-ear.missing": "Ce qui manque",
  "by-ear.missing.text":
    "Rien de ce qui est au plateau ne doit rester muet. Si quelque chose l’est, le menu de la table a « Signaler un problème » : le rapport contient le moment exact.",
};
