### Les leçons


## Lieux et cultistes

lesson-places = Lieux et cultistes
lesson-places-welcome = Vous êtes le grand prêtre d’un culte. Treize Signes des Anciens enferment le Grand Cthulhu : chaque Signe que vous brisez vaut 10 points. Au treizième il s’éveille, et qui a le plus de points l’emporte.
lesson-places-welcome-title = Le Grand Cthulhu dort
lesson-places-dunwich = Le premier Signe, au Départ (★), coûte 2 pions Magie. Vous placez vos cultistes un par tour : deux Acolytes et votre Prêtre. Dunwich donne 1 pion Magie.
lesson-places-dunwich-title = Première mission
lesson-places-dunwich-ask = Envoyez un Acolyte à Dunwich.
lesson-places-dunwich-wrong = Ce sera utile plus tard. Ici, il faut d’abord de la magie, et un simple Acolyte suffit pour aller à Dunwich.
lesson-places-kingsport = Vous voilà avec 1 pion Magie. Alix a pris Innsmouth, Sacha Boston : une case n’accueille qu’un cultiste par round. Kingsport est libre et rapporte 3 trésors.
lesson-places-kingsport-title = Une case, un cultiste
lesson-places-kingsport-ask = Envoyez votre autre Acolyte à Kingsport.
lesson-places-kingsport-wrong = Kingsport est le lieu libre qui rapporte le plus. Gardez le Prêtre pour le tour suivant.
lesson-places-church = Devant la flèche, le prix ; derrière, le gain. À l’Église de la Sagesse Étoilée, 1 ressource devient 3 trésors. En ville, le Prêtre travaille comme un Acolyte.
lesson-places-church-title = Un prix, un gain
lesson-places-church-ask = Envoyez votre Prêtre à l’Église de la Sagesse Étoilée.
lesson-places-church-wrong = Le Prêtre peut bien plus, mais regardons d’abord comment on paie : l’Église de la Sagesse Étoilée.
lesson-places-pay = L’Église accepte n’importe quelle ressource. Vous avez 4 trésors et 1 pion Magie : la magie est rare, et le Départ en veut 2.
lesson-places-pay-title = La bonne monnaie
lesson-places-pay-ask = Payez 1 trésor.
lesson-places-pay-wrong = Pas la magie ! Un trésor suffit ici, et votre pion Magie servira au Départ.
lesson-places-again = Tous les cultistes étaient placés : chacun a repris les siens, et un nouveau round commence par vous. Dunwich est libre, et il vous manque 1 pion Magie.
lesson-places-again-title = Un nouveau round
lesson-places-again-ask = Envoyez de nouveau un Acolyte à Dunwich.
lesson-places-start = Vous avez vos 2 pions Magie. Chaque case à Signe du plateau est un verrou : un cultiste placé là en paie le prix et prend son Signe.
lesson-places-start-title = Le premier Signe
lesson-places-start-ask = Envoyez votre Acolyte briser le Signe du Départ.
lesson-places-start-wrong = Vous avez de quoi briser un Signe : 10 points ! Envoyez votre Acolyte au Départ, avant les autres.
lesson-places-bonus = 10 points ! Le Signe brisé découvre un bonus : désormais une case pour tous. Vous qui venez de l’ouvrir pouvez l’utiliser aussitôt. Il ne coûte rien et rapporte 1 trésor.
lesson-places-bonus-title = Ce que le Signe cachait
lesson-places-bonus-ask = Activez le bonus.
lesson-places-bonus-wrong = Ce bonus est gratuit : prenez-le.
lesson-places-skulk = Alix occupe Kingsport. Un Rôdeur attend que tous aient joué, puis va dans un lieu, même occupé, sauf à Providence.
lesson-places-skulk-title = Le Rôdeur
lesson-places-skulk-ask = Placez votre Prêtre sur la case Rôdeur 1.
lesson-places-skulk-wrong = D’autres cases serviraient aussi, mais essayons le Rôdeur : lui seul entre dans un lieu occupé.
lesson-places-prowl = Plus personne n’a de cultiste à placer : les Rôdeurs se glissent où ils veulent. Kingsport est pris ? Peu importe.
lesson-places-prowl-title = Par la porte de derrière
lesson-places-prowl-ask = Envoyez votre Rôdeur à Kingsport.
lesson-places-prowl-wrong = Il pourrait aller ailleurs, mais 3 trésors gratuits, c’est à Kingsport.
lesson-places-end = Placer, gagner, payer, briser : voilà le jeu. Grâce à Providence, Sacha commence ce round. Mais votre Signe est exposé, et les investigateurs viendront : mettons-le à l’abri dans la leçon suivante.
lesson-places-end-title = Vous savez jouer

## Le sanctuaire et un raid

lesson-sanctum = Le sanctuaire et un raid
lesson-sanctum-exposed = Votre Signe, votre sang et vos trésors sont des Ressources Exposées : un raid les détruit avant tout le reste. Il vous faut un sanctuaire.
lesson-sanctum-exposed-title = Tout est à découvert
lesson-sanctum-improve = Une partie de votre plateau ne sert qu’au Prêtre. Améliorer le Sanctuaire y est gratuit : vous gagnez une salle.
lesson-sanctum-improve-title = Le rôle du Prêtre
lesson-sanctum-improve-ask = Envoyez votre Prêtre améliorer le Sanctuaire.
lesson-sanctum-improve-wrong = La ville attendra : tant que votre Signe est exposé, le premier raid venu peut vous coûter 10 points.
lesson-sanctum-install = Chaque salle a une défense et des places. La Chambre Forte (défense 2) garde 2 ressources quelconques. Les raids vont de l’emplacement 1 au 7 : le dernier est le plus sûr.
lesson-sanctum-install-title = Choisir une salle
lesson-sanctum-install-ask = Installez la Chambre Forte à l’emplacement 7.
lesson-sanctum-install-wrong = Le Puits ne garde que du sang, le Piège rien du tout. Prenez la Chambre Forte, à l’emplacement 7.
lesson-sanctum-tidy = Après une nouvelle salle, tout peut changer de place. La proposition abrite le plus précieux : votre Signe et 1 pion Sang.
lesson-sanctum-tidy-title = Ranger le butin
lesson-sanctum-tidy-ask = Réorganisez comme proposé.
lesson-sanctum-tidy-wrong = Rien n’entre tout seul dans une salle. Réorganisez comme proposé : c’est le plus simple.
lesson-sanctum-shatter = Le Départ brisé a ouvert A, B, C et D, au bout de ses traits. A coûte 4 pions Sang : vous les avez. Mais il montre un dé : le briser attire un raid contre tous !
lesson-sanctum-shatter-title = Un verrou qui réagit
lesson-sanctum-shatter-ask = Envoyez un Acolyte briser le Signe du verrou A.
lesson-sanctum-shatter-wrong = Vous avez exactement ce qu’il faut pour A, et une Chambre Forte : osez !
lesson-sanctum-store = Le sang payé a libéré une place dans la Chambre Forte. Ce que vous gagnez se range aussitôt, avant le raid.
lesson-sanctum-store-title = Le Signe d’abord
lesson-sanctum-store-ask = Rangez le Signe dans la Chambre Forte.
lesson-sanctum-store-wrong = Exposé, ce Signe serait perdu dans un instant. Rangez-le dans la Chambre Forte.
lesson-sanctum-exposed-raid = Le dé donne 6. Vos deux Acolytes à l’Asile en ôtent 2 : reste 4. Le raid prend d’abord vos 2 trésors exposés, qui ne valent pas la perte d’un Acolyte.
lesson-sanctum-exposed-raid-title = Le raid
lesson-sanctum-exposed-raid-ask = Laissez passer.
lesson-sanctum-exposed-raid-wrong = Gardez vos Acolytes : 2 trésors se regagnent en un tour.
lesson-sanctum-riposte = La Chambre Forte arrête 2 ; il reste 2, et deux Signes à prendre ! Un Acolyte sacrifié bloque 2 et va à l’Asile. Celui de Kingsport a déjà travaillé.
lesson-sanctum-riposte-title = La riposte
lesson-sanctum-riposte-ask = Sacrifiez l’Acolyte de Kingsport.
lesson-sanctum-riposte-wrong = Laisser passer coûterait 20 points ; et un Acolyte de la Réserve peut encore travailler. Sacrifiez celui de Kingsport.
lesson-sanctum-bonus = Vos deux Signes sont saufs ! Chaque raid fait monter la piste des Profonds, ici à 1, et le bonus du verrou A rapporte 1 trésor par Profond.
lesson-sanctum-bonus-title = Des Profonds montent
lesson-sanctum-bonus-ask = Activez le bonus.
lesson-sanctum-bonus-wrong = Il ne coûte rien : prenez ce trésor.
lesson-sanctum-end = Un raid prend l’exposé, puis salle après salle ; l’Asile, les défenses et les sacrifices l’affaiblissent. Vous voilà à 20 points. La leçon suivante va jusqu’au treizième Signe.
lesson-sanctum-end-title = Bien gardé

## Les verrous et la fin

lesson-locks = Les verrous et la fin
lesson-locks-three = Dix Signes sont brisés ; restent D, H et L. D et L sont ouverts ; H s’ouvrira quand D sera brisé. Au treizième Signe, tout s’arrête : soyez alors en tête.
lesson-locks-three-title = Plus que trois Signes
lesson-locks-d = Le verrou D coûte 1 pion Magie et un Acolyte sacrifié : un autre que celui que vous y placez.
lesson-locks-d-title = Payer de sa personne
lesson-locks-d-ask = Envoyez un Acolyte briser le Signe du verrou D.
lesson-locks-d-wrong = D d’abord : avec 1 pion Magie et l’Acolyte de Kingsport, il est à votre portée, et personne ne vous le prendra.
lesson-locks-sacrifice = Votre Acolyte de Kingsport a déjà rapporté ses trésors. Sacrifié, il va à l’Asile, où il affaiblira les raids.
lesson-locks-sacrifice-title = Le sacrifice
lesson-locks-sacrifice-ask = Sacrifiez l’Acolyte de Kingsport.
lesson-locks-sacrifice-wrong = Celui de la Réserve peut encore agir ce round, et celui de Boston servira encore : sacrifiez plutôt celui de Kingsport.
lesson-locks-rescue = Vos trois Acolytes à l’Asile ont suffi contre ce raid. Le bonus du verrou D en sauve un contre 3 trésors. Il passe en Évasion et revient au round suivant.
lesson-locks-rescue-title = Sauver un Acolyte
lesson-locks-rescue-ask = Activez le bonus.
lesson-locks-rescue-wrong = Un Acolyte de plus vaut bien 3 trésors, et en Évasion il affaiblit encore les raids.
lesson-locks-rush = Alix a brisé H aussitôt : il ne reste que L, à 2 grimoires et 2 pions Magie. La magie vous manque, mais le bonus du verrou E, ouvert à tous, change 2 pions Sang en 2 pions Magie.
lesson-locks-rush-title = Les cases de tous
lesson-locks-rush-ask = Envoyez votre Prêtre au bonus du verrou E.
lesson-locks-rush-wrong = Gardez l’Acolyte pour le dernier Signe : au verrou E, le Prêtre convient aussi bien.
lesson-locks-count = Signe 10, grimoire 5, magie 2, sang 1, et 5 pour qui a le plus de trésors. Payer L vous coûte 14 points et en rapporte 10, mais la partie s’arrête, et vous menez.
lesson-locks-count-title = Compter avant d’agir
lesson-locks-last = Alix et Sacha n’ont plus personne à placer, mais Sacha commencera le prochain round. C’est maintenant !
lesson-locks-last-title = Le treizième Signe
lesson-locks-last-ask = Envoyez votre Acolyte briser le dernier Signe, verrou L.
lesson-locks-last-wrong = Vous avez de quoi finir en tête : n’attendez pas le prochain round.
lesson-locks-raid = Le dernier raid se joue en entier. Il commence par vos 6 trésors, qui valent 5 points : personne n’en a autant. Sans eux, Sacha gagne ! Les Acolytes, eux, ne comptent plus.
lesson-locks-raid-title = Un dernier raid
lesson-locks-raid-ask = Sacrifiez un Acolyte.
lesson-locks-raid-wrong = Sans vos trésors, Sacha vous dépasserait de 2 points. Sacrifiez un Acolyte, n’importe lequel.
lesson-locks-again = Il reste 2 : un deuxième sacrifice arrête le raid avant vos trésors.
lesson-locks-again-title = Encore un
lesson-locks-again-ask = Sacrifiez encore un Acolyte.
lesson-locks-again-wrong = Un sacrifice de plus, et vos trésors sont saufs.
lesson-locks-end = 55 points contre 47 : vous êtes Grand Prêtre ! Choisir quand finir est une arme. Il vous reste à connaître les rituels et les monstres.
lesson-locks-end-title = Le Grand Cthulhu s’éveille

## Rituels et monstres

lesson-rituals = Rituels et monstres
lesson-rituals-open = Depuis le premier raid, cinq rituels sont ouverts. Chacun coûte 2 trésors, puis rapporte gros à l’Entretien, la fin du round ; mais votre cultiste reste absent plus longtemps.
lesson-rituals-open-title = Les rituels
lesson-rituals-begin = Le verrou I veut un grimoire, et vous n’en avez aucun. Le Réveil de Tulzscha en donne un pour vos 2 trésors.
lesson-rituals-begin-title = Le Réveil de Tulzscha
lesson-rituals-begin-ask = Envoyez un Acolyte au Réveil de Tulzscha.
lesson-rituals-begin-wrong = Vos 2 trésors suffisent à un seul rituel : prenez celui qui donne un grimoire, et gardez votre Prêtre.
lesson-rituals-summon = Un monstre protège mieux qu’un Acolyte. Votre Prêtre peut en invoquer un quand vos trois Antres sont vides, au prix d’un Acolyte.
lesson-rituals-summon-title = Invoquer un Monstre
lesson-rituals-summon-ask = Envoyez votre Prêtre invoquer un Monstre.
lesson-rituals-summon-wrong = Un grand raid se prépare : il vous faut un monstre avant de toucher au verrou I.
lesson-rituals-price = L’Acolyte de Kingsport a fini son travail. Celui du rituel, lui, doit encore rapporter son grimoire.
lesson-rituals-price-title = Qui se dévoue ?
lesson-rituals-price-ask = Sacrifiez l’Acolyte de Kingsport.
lesson-rituals-price-wrong = Sacrifiez plutôt celui de Kingsport : il n’a plus rien à rapporter ce round.
lesson-rituals-spellbook = Un Profond garde vos Antres. Le round fini, l’Entretien commence : votre Acolyte avance dans le rituel et gagne un grimoire. La Bibliothèque (défense 4) en garde deux.
lesson-rituals-spellbook-title = La fin du round
lesson-rituals-spellbook-ask = Rangez le grimoire dans la Bibliothèque.
lesson-rituals-spellbook-wrong = À découvert, il serait perdu au premier raid : rangez-le dans la Bibliothèque.
lesson-rituals-site = Nouveau round. Le verrou I, ouvert par F, coûte votre grimoire et 2 pions Sang, et attire un raid à deux dés. Votre Profond est prêt.
lesson-rituals-site-title = Deux dés
lesson-rituals-site-ask = Envoyez un Acolyte briser le Signe du verrou I.
lesson-rituals-site-wrong = Vous avez tout ce que demande le verrou I : un Acolyte suffit.
lesson-rituals-loose = Les dés : 5 et 6, soit 11. L’Asile en ôte 4, la Bibliothèque 4 : il en reste 3 devant vos trois Signes. Un Acolyte ne bloquerait que 2 ; un Profond bloque 5.
lesson-rituals-loose-title = Lâchez le Profond
lesson-rituals-loose-ask = Sacrifiez le Profond.
lesson-rituals-loose-wrong = Un Acolyte n’arrêterait pas ce raid à lui seul. C’est pour cela que vous avez invoqué le Profond.
lesson-rituals-bonus = Trois Signes saufs ! Bonus du verrou I : sacrifiez l’Acolyte du rituel, qui a déjà son grimoire, et contrôlez le Shoggoth. Il bloque 10, ou brise un Signe sans payer par le bonus du verrou F.
lesson-rituals-bonus-title = Le Shoggoth
lesson-rituals-bonus-ask = Activez le bonus.
lesson-rituals-bonus-wrong = Le Shoggoth vaut bien un Acolyte : prenez-le avant les autres.
lesson-rituals-end = Rituels pour s’enrichir, monstres et Shoggoth pour tenir : le jeu de base n’a plus de secret pour vous. Les leçons suivantes, plus courtes, présentent les autres plateaux de culte.
lesson-rituals-end-title = Toutes les ficelles

## La Chèvre Noire

lesson-goat = La Chèvre Noire
lesson-goat-herd = La Chèvre Noire a deux Départs. Plus de la moitié de ses verrous offrent un monstre après leur raid, et ses bonus en font commerce.
lesson-goat-herd-title = La mère des monstres
lesson-goat-b = Le verrou B ne coûte qu’un Acolyte sacrifié : celui de Kingsport a fini son travail. Après le raid, un monstre viendra dans l’un de vos Antres.
lesson-goat-b-title = Un Acolyte contre un Signe
lesson-goat-b-ask = Envoyez un Acolyte briser le Signe du verrou B.
lesson-goat-b-wrong = Essayez le verrou B : un Signe et un monstre pour un seul Acolyte.
lesson-goat-store = L’Acolyte de Kingsport est sacrifié, et le Signe est à vous. Un raid à un dé approche.
lesson-goat-store-title = À l’abri
lesson-goat-store-ask = Rangez le Signe dans la Chambre Forte.
lesson-goat-store-wrong = Exposé, il serait à la merci du raid : rangez-le.
lesson-goat-trade = L’Asile a arrêté le raid, et un Profond est venu. Le bonus du verrou F l’échange contre 2 grimoires : 10 points !
lesson-goat-trade-title = Un monstre, deux grimoires
lesson-goat-trade-ask = Envoyez un Acolyte au bonus du verrou F.
lesson-goat-trade-wrong = Le Profond ne vaut aucun point ; au bonus du verrou F, il en rapporte 10.
lesson-goat-skulk = Alix a commencé la Cérémonie Mao : 4 pions Magie à l’Entretien. Le bonus du Départ 2 est une case de Rôdeur : de là, on commence même un rituel occupé.
lesson-goat-skulk-title = Le Rôdeur de Rituel
lesson-goat-skulk-ask = Placez votre Prêtre au bonus du Départ 2.
lesson-goat-skulk-wrong = Il vous reste 2 trésors, le prix d’un rituel : le Rôdeur de Rituel en profite.
lesson-goat-prowl = Tous ont joué : votre Rôdeur paie 2 trésors et rejoint Alix. À l’Entretien, il gagnera aussi 4 pions Magie.
lesson-goat-prowl-title = À la nuit tombée
lesson-goat-prowl-ask = Envoyez votre Rôdeur à la Cérémonie Mao.
lesson-goat-end = Chez la Chèvre Noire, gardez un Antre libre : les monstres viennent seuls, et se changent en grimoires ou en défense. La suite présente les extensions.
lesson-goat-end-title = Élevez, échangez

## Les cartes des extensions

lesson-cards = Les cartes des extensions
lesson-cards-nine = Une extension montre trois monstres à capacités et trois investigateurs, dont l’un mènera chaque raid.
lesson-cards-nine-title = Monstres et investigateurs
lesson-cards-power = Chacun reçoit aussi une carte Prêtre, utilisable une fois par partie. La vôtre, Edward Hutchinson, donne un monstre.
lesson-cards-power-title = Votre carte Prêtre
lesson-cards-power-ask = Placez votre Prêtre sur sa carte, Edward Hutchinson.
lesson-cards-power-wrong = Gardez les Acolytes pour plus tard : essayez la capacité de votre Prêtre.
lesson-cards-adopt = Vous choisissez parmi les trois visibles. Le Gug bloque 6, mais le Vampire Stellaire (défense 4) donne 1 pion Sang à chaque Entretien.
lesson-cards-adopt-title = Choisir un monstre
lesson-cards-adopt-ask = Prenez le Vampire Stellaire.
lesson-cards-adopt-wrong = Pour cette leçon, prenez celui qui donne du sang à chaque round : le Vampire Stellaire.
lesson-cards-shatter = Vous avez les 4 pions Sang du verrou A. Avant le raid, un dé choisit l’investigateur qui le mène : ce que dit sa carte change les règles.
lesson-cards-shatter-title = Qui mènera le raid ?
lesson-cards-shatter-ask = Envoyez un Acolyte briser le Signe du verrou A.
lesson-cards-shatter-wrong = Pour voir un investigateur à l’œuvre, il faut un raid : brisez le Signe du verrou A.
lesson-cards-riposte = Le dé donne 5, le Ministre ajoute 3. L’Asile ôte 4, la Chambre Forte 2 : il reste 2, devant vos deux Signes. Un Acolyte suffit : gardez le Vampire.
lesson-cards-riposte-title = Le Ministre
lesson-cards-riposte-ask = Sacrifiez l’Acolyte de Kingsport.
lesson-cards-riposte-wrong = L’Acolyte de Kingsport a fini son travail et bloque juste assez : gardez votre Vampire, et le bonus du verrou A.
lesson-cards-bonus = Le raid fini, le Ministre est défaussé et remplacé : regardez toujours qui attend avant de briser un Signe.
lesson-cards-bonus-title = Après le raid
lesson-cards-bonus-ask = Activez le bonus du verrou A.
lesson-cards-end = À l’Entretien, le Vampire Stellaire vous a donné 1 pion Sang. Prêtre, monstres, investigateurs : lisez les cartes, elles changent tout. Place aux plateaux des extensions.
lesson-cards-end-title = Le Vampire a soif

## Le Chaos Rampant

lesson-chaos = Le Chaos Rampant
lesson-chaos-court = Ici, des Acolytes vont vénérer Azathoth. Chacun, quel qu’en soit le maître, renforce tous les raids de 1. À deux joueurs, quand il y en a six, tous ont perdu !
lesson-chaos-court-title = La cour d’Azathoth
lesson-chaos-howler = Quatre verrous donnent un avatar et ouvrent les verrous suivants. Celui du Hurleur, marqué 1, coûte 1 pion Magie et un autre de vos Acolytes, envoyé à Azathoth.
lesson-chaos-howler-title = Un avatar pour vous
lesson-chaos-howler-ask = Envoyez votre Acolyte au verrou du Hurleur.
lesson-chaos-howler-wrong = Vous avez le pion Magie qu’il faut : prenez le Hurleur avant Alix.
lesson-chaos-worship = L’Acolyte qui part chez Azathoth n’est ni placé ni sacrifié tant que rien ne le ramène. Celui de Kingsport a déjà rapporté ses trésors.
lesson-chaos-worship-title = Un fidèle de plus
lesson-chaos-worship-ask = Envoyez à Azathoth l’Acolyte de Kingsport.
lesson-chaos-worship-wrong = Celui de Boston le vaudrait presque ; prenez celui de Kingsport.
lesson-chaos-store = Le Signe est à vous, le Hurleur aussi. Le raid viendra avec 1 de plus, à cause d’Azathoth ; votre Faux Mur y suffira.
lesson-chaos-store-title = Signe et avatar
lesson-chaos-store-ask = Rangez le Signe dans la Chambre Forte.
lesson-chaos-serve = Votre sanctuaire a tenu. À chaque Entretien, le Hurleur peut reprendre un Acolyte à Azathoth, et vous gagnez 1 pion Magie.
lesson-chaos-serve-title = Le Hurleur vous sert
lesson-chaos-serve-ask = Reprenez votre Acolyte.
lesson-chaos-serve-wrong = Le service est gratuit, et il affaiblit les raids : reprenez votre Acolyte.
lesson-chaos-end = Donner un Acolyte à Azathoth, puis le reprendre : le Hurleur rend l’échange presque gratuit. Trois autres avatars attendent. Surveillez la cour. Ensuite : Celui qui Ouvre la Voie.
lesson-chaos-end-title = Au bord du gouffre

## Celui qui Ouvre la Voie

lesson-opener = Celui qui Ouvre la Voie
lesson-opener-track = Les treize Signes se brisent ici dans l’ordre que l’on veut : aucun trait ne les relie. Mais plusieurs exigent des Acolytes transformés : Mutant, Abomination, puis Rejeton.
lesson-opener-track-title = La piste d’Évolution
lesson-opener-mutate = Le bonus du verrou 1, gratuit, fait d’un Acolyte un Mutant. Un raid à un dé suit, mais un Mutant bloque 2 à chaque raid, sans être perdu.
lesson-opener-mutate-title = Un Mutant
lesson-opener-mutate-ask = Envoyez un Acolyte au bonus du verrou 1.
lesson-opener-mutate-wrong = Commençons par la transformation : le bonus du verrou 1, avec un Acolyte.
lesson-opener-evolve = Même un Acolyte déjà placé peut changer. Il ne sera plus placé ni sacrifié : choisissez celui qui a fini son travail.
lesson-opener-evolve-title = Qui change ?
lesson-opener-evolve-ask = Faites évoluer l’Acolyte de Kingsport.
lesson-opener-evolve-wrong = Celui de la Réserve a encore à faire ce round : prenez celui de Kingsport.
lesson-opener-grow = Le raid n’a rien pris. Le bonus du verrou 2 change votre Mutant en Abomination, pour 2 trésors. Elle bloque 3, et vaut un grimoire quand on paie.
lesson-opener-grow-title = Une Abomination
lesson-opener-grow-ask = Envoyez votre Prêtre au bonus du verrou 2.
lesson-opener-grow-wrong = Gardez l’Acolyte pour le Signe : le Prêtre convient très bien ici.
lesson-opener-pay = Le verrou 4 coûte un grimoire, que vous n’avez pas : votre Abomination le remplace, et retourne à l’Asile.
lesson-opener-pay-title = Payer d’une Abomination
lesson-opener-pay-ask = Envoyez un Acolyte briser le Signe du verrou 4.
lesson-opener-pay-wrong = Une Abomination contre un Signe : 10 points. Essayez le verrou 4.
lesson-opener-store = L’Abomination est partie à l’Asile, où elle redevient un Acolyte. Un raid approche : rangez le Signe.
lesson-opener-store-title = Encore un Signe
lesson-opener-store-ask = Rangez le Signe dans la Chambre Forte.
lesson-opener-end = Vos créatures défendent, ouvrent des verrous et paient : garder ou dépenser, voilà toute la question sur ce plateau. Le dernier Signe attend que huit soient brisés. Ensuite : le Dormeur.
lesson-opener-end-title = Garder ou payer

## Le Dormeur

lesson-sleeper = Le Dormeur
lesson-sleeper-dream = Trois bonus du Dormeur sont des cases de Rôdeur : de Rituel au Départ, Flexible au verrou B, Bloquant au verrou H. Deux autres bonus paient qui rôde.
lesson-sleeper-dream-title = La nuit des Rôdeurs
lesson-sleeper-flex = Un Rôdeur Flexible ira, quand tous auront joué, dans un lieu ou sur le départ d’un rituel, même occupés.
lesson-sleeper-flex-title = Le Rôdeur Flexible
lesson-sleeper-flex-ask = Placez un Acolyte au bonus du verrou B.
lesson-sleeper-flex-wrong = D’abord un Rôdeur : le bonus du verrou B, avec un Acolyte.
lesson-sleeper-gold = Puisqu’un de vos cultistes attend sur une case de Rôdeur, le bonus du verrou A vous donne 4 trésors. Sans Rôdeur, il serait fermé.
lesson-sleeper-gold-title = La paie du guetteur
lesson-sleeper-gold-ask = Envoyez votre autre Acolyte au bonus du verrou A.
lesson-sleeper-gold-wrong = Aucun lieu de la ville ne donne 4 trésors : profitez de votre Rôdeur.
lesson-sleeper-block = Alix tient Kingsport et rôde aussi. Un Rôdeur Bloquant bouge avant tous les autres, et aucun Rôdeur ne peut le suivre.
lesson-sleeper-block-title = Le Rôdeur Bloquant
lesson-sleeper-block-ask = Placez votre Prêtre au bonus du verrou H.
lesson-sleeper-block-wrong = Le Prêtre au verrou H : il passera avant le Rôdeur d’Alix.
lesson-sleeper-stalk = Kingsport est occupé, mais pas pour vous. Après votre passage, le Rôdeur d’Alix ne pourra plus y entrer.
lesson-sleeper-stalk-title = Avant tous les autres
lesson-sleeper-stalk-ask = Envoyez votre Rôdeur Bloquant à Kingsport.
lesson-sleeper-stalk-wrong = Les 3 trésors de Kingsport tentent aussi Alix : prenez-les, et fermez la porte.
lesson-sleeper-ritual = Au tour de votre Rôdeur Flexible. Avec 7 trésors, un rituel est à votre portée : le Réveil de Tulzscha donne un grimoire.
lesson-sleeper-ritual-title = Lieu ou rituel
lesson-sleeper-ritual-ask = Envoyez-le au Réveil de Tulzscha.
lesson-sleeper-ritual-wrong = Il peut aller presque partout ; ici, un grimoire vaut 5 points.
lesson-sleeper-end = Sur ce plateau, attendre rapporte : placez tôt un Rôdeur, touchez les bonus qu’il ouvre, et choisissez quand tous les autres ont joué. Ensuite : les Tcho-Tchos.
lesson-sleeper-end-title = Qui dort, rôde

## Les Tcho-Tchos

lesson-tcho-tchos = Les Tcho-Tchos
lesson-tcho-tchos-growth = Chaque Signe que l’on paie fait monter la piste de Croissance. À 2, 5, 8 et 11, elle brise seule un Signe : il va à qui a le plus d’une ressource. À 2, les trésors.
lesson-tcho-tchos-growth-title = Ubbo-Sathla grandit
lesson-tcho-tchos-treasure = La Croissance est à 1 : le prochain Signe la mènera à 2. Alix a 5 trésors, vous 3. Passez d’abord devant !
lesson-tcho-tchos-treasure-title = Prendre la tête
lesson-tcho-tchos-treasure-ask = Envoyez un Acolyte à Kingsport : 3 trésors.
lesson-tcho-tchos-treasure-wrong = Pas encore : Alix a plus de trésors que vous, et le Signe de la Croissance lui reviendrait. Kingsport d’abord.
lesson-tcho-tchos-start = 6 trésors contre 5 : c’est le moment. Le Départ 2 coûte 2 pions Magie et ajoute 1 à la Croissance.
lesson-tcho-tchos-start-title = Deux Signes d’un coup
lesson-tcho-tchos-start-ask = Envoyez votre Acolyte briser le Signe du Départ 2.
lesson-tcho-tchos-start-wrong = Tant que vous avez le plus de trésors, briser un Signe vous en vaut deux.
lesson-tcho-tchos-store = Vos deux Chapelles gardent chacune un Signe : une pour celui-ci, une pour celui qui vient.
lesson-tcho-tchos-store-title = Le premier
lesson-tcho-tchos-store-ask = Rangez le Signe dans la Chapelle de l’emplacement 7.
lesson-tcho-tchos-refuse = Le raid n’a rien pris. Le bonus coûte 3 trésors : les payer maintenant donnerait à Alix le Signe de la Croissance.
lesson-tcho-tchos-refuse-title = Ne payez pas !
lesson-tcho-tchos-refuse-ask = Laissez le bonus.
lesson-tcho-tchos-refuse-wrong = Avec 3 trésors de moins, vous n’en auriez plus le plus. Laissez ce bonus.
lesson-tcho-tchos-award = La piste atteint 2, et vous avez le plus de trésors : un deuxième Signe, sans le payer. Il attire son propre raid.
lesson-tcho-tchos-award-title = La Croissance choisit
lesson-tcho-tchos-award-ask = Rangez-le dans l’autre Chapelle.
lesson-tcho-tchos-end = Avant chaque seuil, comptez : à 5 le sang, à 8 la magie, à 11 les grimoires. Ne faites monter la piste que si c’est vous qu’elle choisit. Ensuite : le Marcheur du Vent.
lesson-tcho-tchos-end-title = Guettez les seuils

## Le Marcheur du Vent

lesson-windwalker = Le Marcheur du Vent
lesson-windwalker-ice = Briser H, I ou K réveille un glacier. Dès lors, à chaque Entretien, il donne à chacun 2 trésors, 2 pions Sang ou 2 pions Magie. Deux sont déjà éveillés.
lesson-windwalker-ice-title = Trois glaciers
lesson-windwalker-power = Avec une extension, chacun reçoit une carte Prêtre, utilisable une fois. Ephraim Waite ôte 6 au prochain raid contre vous, s’il vient avant l’Entretien.
lesson-windwalker-power-title = Votre carte Prêtre
lesson-windwalker-power-ask = Placez votre Prêtre sur sa carte, Ephraim Waite.
lesson-windwalker-power-wrong = Un raid à deux dés vous attend : servez-vous d’abord de votre carte Prêtre.
lesson-windwalker-k = Le verrou K coûte vos 2 grimoires. Il réveille le dernier glacier, et retourne votre carte Prêtre face visible : elle resservira.
lesson-windwalker-k-title = Le don de Rhan-Tegoth
lesson-windwalker-k-ask = Envoyez un Acolyte briser le Signe du verrou K.
lesson-windwalker-k-wrong = Votre protection ne dure que ce round : brisez le verrou K maintenant.
lesson-windwalker-store = Votre carte Prêtre est de nouveau visible. Les deux dés vont rouler : Ephraim et l’Asile sont là.
lesson-windwalker-store-title = Un Signe de plus
lesson-windwalker-store-ask = Rangez le Signe dans le Placard.
lesson-windwalker-again = Rien de perdu ! À l’Entretien, les trois glaciers ont payé : vous avez 2 trésors, 2 pions Sang et 2 pions Magie. Alix en reçoit autant. Et votre Prêtre peut recommencer.
lesson-windwalker-again-title = Le dégel
lesson-windwalker-again-ask = Utilisez encore la capacité de votre Prêtre.
lesson-windwalker-again-wrong = Ce serait possible ; mais essayez d’abord la carte Prêtre une seconde fois.
lesson-windwalker-end = Les glaciers enrichissent tout le monde : réveillez-les quand vous saurez mieux que les autres quoi en faire. Ici, ils aident à payer le verrou L. Ensuite : le Gardien de la Pyramide.
lesson-windwalker-end-title = Vers le dernier Signe

## Le Gardien de la Pyramide

lesson-guardian = Le Gardien de la Pyramide
lesson-guardian-slime = Ici, on paie en prenant des Amibes Gluantes, qui encombrent vos Antres. Pire : sacrifiée dans un raid, une Amibe le renforce de 1. Vous en avez déjà deux.
lesson-guardian-slime-title = Des locataires gluants
lesson-guardian-start = Le Départ 1 ne coûte que 1 pion Magie et une Amibe à prendre : il vous reste un Antre libre.
lesson-guardian-start-title = Une Amibe de plus
lesson-guardian-start-ask = Envoyez un Acolyte briser le Signe du Départ 1.
lesson-guardian-start-wrong = Un Signe pour 1 pion Magie, qui dit mieux ? Envoyez un Acolyte au Départ 1.
lesson-guardian-supremacy = Votre Signe est exposé, et Alix a le grimoire du Départ 4, qui attire un raid. Au verrou A, la Suprématie des Amibes Marines fait bloquer 4 à chaque Amibe !
lesson-guardian-supremacy-title = La Suprématie
lesson-guardian-supremacy-ask = Envoyez votre Prêtre au bonus du verrou A.
lesson-guardian-supremacy-wrong = Trois Amibes ne servent à rien sans la Suprématie : envoyez-y le Prêtre, et gardez l’Acolyte.
lesson-guardian-loose = Alix a brisé le Départ 4. Le dé donne 6, l’Asile en ôte 3 : il reste 3, devant votre Signe exposé.
lesson-guardian-loose-title = Le raid d’Alix
lesson-guardian-loose-ask = Sacrifiez une Amibe.
lesson-guardian-loose-wrong = Une Amibe bloque 4, et vous en avez trois : c’est elle qu’il faut sacrifier.
lesson-guardian-eternal = Le Signe est sauf, et un Antre se libère. Autre merveille d’ici : l’Acolyte placé au bonus du Départ 3 choisira un lieu, et y restera pour toujours.
lesson-guardian-eternal-title = Le Rôdeur Éternel
lesson-guardian-eternal-ask = Placez votre Acolyte au bonus du Départ 3.
lesson-guardian-eternal-wrong = Votre dernier Acolyte peut rapporter à chaque round : le bonus du Départ 3.
lesson-guardian-stay = Il ne gêne personne et sert dès maintenant, puis au début de chaque round. À Kingsport : 3 trésors, sans rien placer.
lesson-guardian-stay-title = Pour toujours
lesson-guardian-stay-ask = Envoyez-le à Kingsport.
lesson-guardian-stay-wrong = Choisissez un lieu gratuit et généreux : Kingsport.
lesson-guardian-end = Amibes à prendre, à donner, à soumettre ; un Acolyte éternel ; et des Signes qui chassent ou retirent les Acolytes de tous. Lisez bien chaque verrou ! Ensuite : les Anciens.
lesson-guardian-end-title = La pyramide veille

## Les Anciens

lesson-ancients = Les Anciens
lesson-ancients-atoms = Plusieurs Signes se paient ici en atomes, que seuls des bonus de ce plateau donnent. Un atome ne vaut rien à la fin, et doit loger dans une salle.
lesson-ancients-atoms-title = La monnaie des étoiles
lesson-ancients-gain = Alix a brisé le Départ : son bonus, ouvert à tous, donne 3 atomes sans rien coûter.
lesson-ancients-gain-title = Trois atomes
lesson-ancients-gain-ask = Envoyez un Acolyte au bonus du Départ.
lesson-ancients-gain-wrong = D’abord des atomes : le bonus du Départ, avec un Acolyte.
lesson-ancients-house = Seules les places pour n’importe quelle ressource acceptent un atome. Placard et Chambre Forte en offrent cinq ; un atome sans place serait perdu.
lesson-ancients-house-title = Un toit pour chacun
lesson-ancients-house-ask = Rangez les atomes comme proposé.
lesson-ancients-house-wrong = Le plus simple est de ranger comme proposé : aucun atome n’est perdu.
lesson-ancients-a = Le verrou A coûte exactement 3 atomes, et ouvre la suite du plateau.
lesson-ancients-a-title = Payer en atomes
lesson-ancients-a-ask = Envoyez votre autre Acolyte briser le Signe du verrou A.
lesson-ancients-a-wrong = Vos atomes ne valent rien à la fin : changez-les en Signe, au verrou A.
lesson-ancients-bonus = Le Signe est rangé, et l’Asile a arrêté le raid. Le bonus du verrou A change 1 pion Sang en 3 atomes : de quoi entamer le prix d’un autre Signe.
lesson-ancients-bonus-title = Du sang pour des atomes
lesson-ancients-bonus-ask = Activez le bonus.
lesson-ancients-bonus-wrong = 1 pion Sang pour 3 atomes, avec la place pour les loger : prenez.
lesson-ancients-again = Le Signe occupe une place ; il en reste quatre pour 3 atomes.
lesson-ancients-again-title = Compter ses places
lesson-ancients-again-ask = Rangez les atomes comme proposé.
lesson-ancients-again-wrong = Rangez-les comme proposé : exposé, un atome est perdu.
lesson-ancients-end = Avec les Anciens, bâtissez tôt des salles qui gardent n’importe quelle ressource, et dépensez vos atomes avant le prochain raid : il les détruit comme le reste. Ensuite : le Signe Jaune.
lesson-ancients-end-title = Pas de réserve sans salles

## Le Signe Jaune

lesson-yellow = Le Signe Jaune
lesson-yellow-tracks = Après le Départ, trois pistes s’ouvrent pas à pas : X, P et Q. Vos cultistes peuvent y voyager, et le Roi en Jaune peut vous servir.
lesson-yellow-tracks-title = Le Roi et ses pistes
lesson-yellow-king = Le bonus du Départ donne le contrôle du Roi, même s’il obéissait à quelqu’un d’autre.
lesson-yellow-king-title = Le Roi en Jaune
lesson-yellow-king-ask = Envoyez un Acolyte au bonus du Départ.
lesson-yellow-king-wrong = Le Roi d’abord : il rendra un Acolyte de plus.
lesson-yellow-serve = Votre Acolyte chez le Roi paie 1 trésor, 1 pion Sang et 1 pion Magie : un Acolyte quitte l’Asile, prêt à agir dès ce round.
lesson-yellow-serve-title = Un Acolyte tout de suite
lesson-yellow-serve-ask = Envoyez votre Acolyte chez le Roi en Jaune.
lesson-yellow-serve-wrong = C’est votre dernier Acolyte : chez le Roi, il en fait venir un autre.
lesson-yellow-enter = Le bonus du verrou Q1 mène sur sa piste, contre un don : Alix gagne 1 pion Sang. À chaque Entretien, le voyageur avance d’une étape ouverte et en touche le gain : 2 pions Magie à Q2.
lesson-yellow-enter-title = En voyage
lesson-yellow-enter-ask = Envoyez l’Acolyte libéré au bonus du verrou Q1.
lesson-yellow-enter-wrong = La piste Q est ouverte jusqu’à Q2 : 2 pions Magie pour 1 pion Sang donné.
lesson-yellow-end = L’Entretien est passé : à Q2, votre voyageur a gagné 2 pions Magie. Si quelqu’un brise Q3, il ira plus loin ; sinon il rentrera. Vous connaissez les dix plateaux : à vous de jouer !
lesson-yellow-end-title = L’étape franchie
