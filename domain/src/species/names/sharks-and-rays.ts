/** In the format of `readFish`. */
export const SHARKS_AND_RAYS = `
Squalus acanthias, pigghå, pighaj | spiny dogfish, spurdog, piked dogfish, dogfish? | Dornhai, Gemeiner Dornhai | aiguillat, aiguillat commun, chien de mer | mielga, galludo | doornhaai | pigghaj | koleń, koleń pospolity | piikkihai | cação-bagre, galhudo-malhado
Scyliorhinus canicula, småplettet rødhaj | lesser spotted dogfish, small-spotted catshark, lesser-spotted catshark, dogfish? | Kleingefleckter Katzenhai, Katzenhai? | petite roussette, roussette?, saumonette | pintarroja | hondshaai | småfläckig rödhaj, rödhaj | rekinek psi | punahai | pata-roxa
Scyliorhinus stellaris | nursehound, bull huss, greater spotted dogfish | Großgefleckter Katzenhai, Katzenhai? | grande roussette, roussette? | alitán | kathaai | storfläckig rödhaj | rekinek panterka | | pata-roxa-gata
Galeus melastomus | blackmouth catshark | Fleckhai | chien espagnol | pintarroja bocanegra, bocanegra | Spaanse hondshaai | hågäl | | |
Mustelus mustelus | common smooth-hound, smooth-hound? | Grauer Glatthai, Glatthai? | émissole lisse, émissole? | musola | gladde haai, toonhaai | glatthaj, hundhaj? | mustel siwy | | caneja
Mustelus asterias | starry smooth-hound, smooth-hound? | Weißgefleckter Glatthai, Glatthai? | émissole tachetée, émissole? | musola estrellada | gevlekte gladde haai | nordlig hundhaj, hundhaj? | | |
Mustelus canis | smooth dogfish, dusky smooth-hound, dogfish?, sand shark? | Westatlantischer Glatthai | émissole douce | boca dulce | | | | | canejo
Galeorhinus galeus | tope, tope shark, soupfin shark, school shark | Hundshai | requin-hâ, milandre | cazón | ruwe haai | gråhaj, bethaj | żarłacz szary | harmaahai | cação-bico-de-cristal, perna-de-moça
Lamna nasus, håbrann, sildehaj | porbeagle, porbeagle shark | Heringshai | requin-taupe commun, requin-taupe, maraîche | marrajo sardinero, cailón | haringhaai, neushaai | håbrand, sillhaj | lamna śledziowa, żarłacz śledziowy | sillihai | tubarão-sardo, anequim-barbatana-curta
Lamna ditropis | salmon shark | Lachshai | requin-taupe saumon | tiburón salmón | zalmhaai | laxhaj | | lohihai |
Prionace glauca | blue shark | Blauhai | requin bleu, peau bleue | tintorera, tiburón azul | blauwe haai | blåhaj | żarłacz błękitny | sinihai | tubarão-azul, tintureira
Isurus oxyrinchus | shortfin mako, mako shark, mako, shortfin mako shark | Kurzflossen-Mako, Makohai, Mako | requin mako, mako, taupe bleue | marrajo común, marrajo, mako, tiburón mako | kortvinmakreelhaai, makreelhaai, mako | mako, makohaj, makrillhaj | ostronos atlantycki, mako | makohai, makrillihai | anequim, tubarão-mako, mako
Alopias vulpinus | thresher shark, common thresher, thresher | Fuchshai, Gemeiner Fuchshai | requin-renard, renard de mer, requin-renard commun | zorro de mar, pez zorro, tiburón zorro | voshaai | rävhaj | kosogon | kettuhai | tubarão-raposa
Carcharodon carcharias | great white shark, white shark | Weißer Hai | grand requin blanc, requin blanc | tiburón blanco, jaquetón | witte haai, mensenhaai | vithaj | żarłacz biały | valkohai | tubarão-branco
Cetorhinus maximus | basking shark | Riesenhai | requin pèlerin | tiburón peregrino | reuzenhaai | brugd | długoszpar, rekin olbrzymi | jättiläishai | tubarão-peregrino
Somniosus microcephalus, håkjerring | Greenland shark | Grönlandhai, Eishai | requin du Groenland, laimargue du Groenland | tiburón de Groenlandia, tollo de Groenlandia | Groenlandse haai | håkäring | rekin polarny | holkeri | tubarão-da-groenlândia
Hexanchus griseus | bluntnose sixgill shark, sixgill shark | Stumpfnasen-Sechskiemerhai, Grauhai, Sechskiemerhai | requin griset | cañabota gris, cañabota | stompsnuitzeskieuwshaai | sexbågig kamtandhaj | sześcioszpar szary | | tubarão-albafar
Carcharhinus leucas | bull shark, Zambezi shark | Bullenhai, Gemeiner Grundhai | requin-bouledogue | tiburón toro, tiburón sarda | stierhaai | tjurhaj | żarłacz tępogłowy | härkähai | tubarão-cabeça-chata
Carcharhinus limbatus | blacktip shark, blacktip | Kleiner Schwarzspitzenhai, Schwarzspitzenhai | requin bordé | tiburón macuira, tiburón de puntas negras, tiburón puntas negras | zwartpunthaai | | żarłacz czarnopłetwy | | tubarão-galha-preta, serra-garoupa
Carcharhinus brevipinna | spinner shark | Langnasenhai, Spinnerhai | requin tisserand | tiburón aleta negra, tiburón rotador | spinnerhaai | | | |
Carcharhinus plumbeus | sandbar shark, sand shark? | Sandbankhai | requin gris, requin de sable? | tiburón trozo | zandbankhaai | högfenad haj | żarłacz brunatny | | tubarão-galhudo
Carcharias taurus | sand tiger shark, sand tiger, sand shark? | Sandtigerhai | requin-taureau, requin de sable? | tiburón toro bacota, toro bacota, escalandrún | zandtijgerhaai | sandtigerhaj, oxhaj | tawrosz piaskowy | | mangona, cação-mangona
Negaprion brevirostris | lemon shark | Zitronenhai | requin citron | tiburón limón | citroenhaai | citronhaj | żarłacz żółty | sitruunahai | tubarão-limão
Galeocerdo cuvier | tiger shark | Tigerhai | requin-tigre | tiburón tigre, tintorera tigre | tijgerhaai | tigerhaj | żarłacz tygrysi | tiikerihai | tubarão-tigre
Rhizoprionodon terraenovae | Atlantic sharpnose shark, sharpnose shark | Atlantischer Scharfnasenhai | requin aiguille gussi | cazón de ley, cazón picudo atlántico | | | | |
Sphyrna | hammerhead, hammerhead shark | Hammerhai | requin-marteau | tiburón martillo, pez martillo, cornuda | hamerhaai | hammarhaj | głowomłot, rekin młot | vasarahai | tubarão-martelo
Sphyrna mokarran | great hammerhead, great hammerhead shark | Großer Hammerhai | grand requin-marteau | cornuda gigante, tiburón martillo gigante | grote hamerhaai | stor hammarhaj | głowomłot olbrzymi | | tubarão-martelo-grande, tubarão-martelo-panã
Sphyrna zygaena | smooth hammerhead | Glatter Hammerhai | requin-marteau commun, requin-marteau lisse | cornuda común | gladde hamerhaai | släthuvad hammarhaj | głowomłot pospolity | | tubarão-martelo-liso
Sphyrna tiburo | bonnethead, bonnethead shark, shovelhead shark | Schaufelnasen-Hammerhai | requin-marteau tiburo | cornuda de corona, tiburón cabeza de pala, cabeza de pala | kaphamerhaai | | | | cambeva-pata
Ginglymostoma cirratum | nurse shark | Ammenhai, Atlantischer Ammenhai | requin-nourrice | tiburón nodriza, gata nodriza, tiburón gata | verpleegsterhaai | sköterskehaj | rekin wąsaty | partahai | cação-lixa, tubarão-lixa, tubarão-enfermeiro
Triakis semifasciata | leopard shark | Leopardenhai | requin-léopard, virli léopard | tiburón leopardo, tollo leopardo | luipaardhaai | leopardhaj | | leopardihai |
Raja clavata | thornback ray, thornback, roker, thornback skate | Nagelrochen, Keulenrochen | raie bouclée | raya de clavos | stekelrog | knaggrocka | raja ciernista, raja nabijana | okarausku | raia-lenga
Raja brachyura | blonde ray, blonde | Blonde, Kurzschwanz-Rochen | raie lisse | raya boca de rosa | blonde rog | blond rocka | | |
Raja montagui | spotted ray | Fleckrochen, Gefleckter Rochen | raie douce, raie étoilée? | raya pintada | gevlekte rog | fläckig rocka | | |
Raja undulata | undulate ray | Scheckenrochen, Marmorrochen | raie brunette | raya mosaica | golfrog | | | | raia-curva
Raja microocellata | small-eyed ray, painted ray | Kleinäugiger Rochen | raie mêlée | raya colorada | kleinoogrog | | | |
Dipturus batis, Dipturus intermedius | common skate, blue skate, flapper skate | Glattrochen | pocheteau gris | noriega | vleet | slätrocka | raja gładka | silorausku | raia-oirega
Leucoraja naevus | cuckoo ray | Kuckucksrochen | raie fleurie | raya santiaguesa | grootoogrog, koekoeksrog | blomrocka | | | raia-de-dois-olhos
Amblyraja radiata, kloskate | thorny skate, starry ray | Sternrochen | raie radiée, raie épineuse, raie étoilée? | raya radiante | sterrog | klorocka | raja promienista | tähtirausku |
Leucoraja ocellata | winter skate | Winterrochen | raie tachetée | | | | | |
Beringraja binoculata, Raja binoculata | big skate | | raie biocellée | raya bruja gigante | | | | |
Dasyatis pastinaca | common stingray, stingray~ | Gewöhnlicher Stechrochen, Stechrochen | pastenague, pastenague commune | pastinaca, raya látigo | pijlstaartrog, gewone pijlstaartrog | stingrocka, spjutrocka | ogończa, ogończa pospolita | keihäsrausku | uge
Hypanus americanus, Dasyatis americana | southern stingray | Amerikanischer Stechrochen | pastenague américaine | raya látigo americana | Amerikaanse pijlstaartrog | | ogończa amerykańska | | raia-prego
Rhinoptera bonasus | cownose ray | Amerikanischer Kuhnasenrochen, Kuhnasenrochen | mourine américaine | gavilán, chucho gavilán | koeneusrog | | | | raia-ticonha
Myliobatis aquila | common eagle ray, eagle ray? | Gewöhnlicher Adlerrochen, Adlerrochen | aigle de mer, aigle commun, mourine | águila marina, chucho | adelaarsrog | örnrocka | orleń | kotkarausku | ratão, ratão-águia
Aetobatus narinari | spotted eagle ray, eagle ray? | Gefleckter Adlerrochen | aigle de mer léopard, raie léopard | chucho pintado, águila marina pintada | gevlekte adelaarsrog | fläckig örnrocka | | | raia-pintada, raia-chita
Torpedo marmorata | marbled electric ray | Marmorierter Zitterrochen, Marmor-Zitterrochen | torpille marbrée | tembladera, tremolina | gemarmerde sidderrog | darrocka | drętwa marmurkowa, drętwa | marmorirausku | tremelga-marmoreada
Chimaera monstrosa | rabbit fish | Seekatze, Seeratte | chimère commune, rat de mer | quimera, borrico | draakvis | havsmus | przeraza, chimera | sillikuningas | ratazana
`;

/** In the format of `readFish`. */
export const LAMPREYS = `
Petromyzon marinus | sea lamprey | Meerneunauge | lamproie marine | lamprea marina, lamprea | zeeprik | havsnejonöga | minóg morski | merinahkiainen | lampreia-marinha, lampreia
Lampetra fluviatilis | river lamprey | Flussneunauge | lamproie de rivière, lamproie fluviatile | lamprea de río | rivierprik | flodnejonöga | minóg rzeczny | nahkiainen |
`;
