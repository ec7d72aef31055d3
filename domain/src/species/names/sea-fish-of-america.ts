/** In the format of `readFish`. */
export const SEA_FISH_OF_AMERICA = `
Centropomus | snook | Snook | brochet de mer? | robalo? | snook | snook | | | robalo
Centropomus undecimalis | common snook | Gemeiner Snook, Olivgrüner Snook | crossie blanc | robalo blanco | | | | | robalo-flecha, robalo-flechão, camorim
Centropomus parallelus | fat snook | | crossie gordo | chucumite, robalo gordo | | | | | robalo-peva, peva
Megalops atlanticus | tarpon, Atlantic tarpon, silver king, poon | Tarpun, Atlantischer Tarpun, Tarpon | tarpon, tarpon argenté, tarpon de l'Atlantique | tarpón, sábalo real, sábalo? | tarpon | tarpon, atlantisk tarpon | tarpon, tarpon atlantycki | tarponi | camurupim, pirapema, tarpão
Albula vulpes | bonefish | Grätenfisch | banane de mer | macabí, pez ratón | gratenvis, bonefish | bonefish | albula | | ubarana-rato, ubarana-focinho-de-rato
Elops saurus | ladyfish, ten-pounder | Frauenfisch | guinée-machète | malacho, lisa francesa | | | | | ubarana
Trachinotus falcatus | permit | Permit | pompaneau plume | palometa, pámpano palometa | permit | permit | | | sernambiguara, tambó, pampo-gigante
Trachinotus carolinus | Florida pompano, pompano | Gemeiner Pompano, Pompano | pompano sole | pámpano amarillo, pámpano | pompano | pompano | | | pampo, pampo-verdadeiro
Sciaenops ocellatus | red drum, redfish, channel bass, puppy drum, bull red, spottail bass | Roter Trommler, Roter Umberfisch | tambour rouge, ombrine ocellée | corvinón ocelado, corvina roja | rode ombervis | röd havsgös | | |
Pogonias cromis | black drum | Schwarzer Trommler, Schwarzer Umberfisch | grand tambour | corvina negra, corvinón negro | zwarte ombervis | | | | miraguaia, burriquete
Cynoscion | | | acoupa | corvinata | | | | | pescada
Cynoscion nebulosus | spotted seatrout, speckled seatrout, spec, speck, speckled trout? | Gefleckter Umberfisch | acoupa pintade | corvinata pintada, trucha de mar pintada | | | | |
Cynoscion regalis | weakfish, squeteague, tiderunner, gray trout? | Königs-Umberfisch | acoupa royal | corvinata real | | | | |
Cynoscion arenarius | sand seatrout, sand trout | | acoupa de sable | corvinata de arena | | | | |
Cynoscion acoupa | acoupa weakfish | | acoupa toeroe | corvinata amarilla | | | | | pescada-amarela
Cynoscion leiarchus | smooth weakfish | | | | | | | | pescada-branca?
Atractoscion nobilis | white seabass | Weißer Seebarsch | acoupa blanche | corvina blanca, cabaicucho | | | | |
Micropogonias undulatus | Atlantic croaker, croaker~, hardhead croaker | Atlantischer Umberfisch | tambour brésilien | corvinón, roncadina | | | | |
Micropogonias furnieri | whitemouth croaker | | tambour rayé | corvina rubia, corvina? | | | | | corvina?, corvina-branca, cururuca
Leiostomus xanthurus | spot croaker, spot, Norfolk spot | | tambour croca | croca | | | | |
Menticirrhus americanus | southern kingfish, southern kingcroaker, sea mullet, whiting?, kingfish? | | bourrugue de crique | berrugato, lambe caletero | | | | | betara, papa-terra?
Menticirrhus saxatilis | northern kingfish, northern kingcroaker, kingfish? | | bourrugue renard | | | | | |
Bairdiella chrysoura | American silver perch | | mamselle blanche | corvineta blanca | | | | |
Roncador stearnsii | spotfin croaker | | | roncador, corvina roncadora | | | | |
Umbrina roncador | yellowfin croaker | | | verrugato aleta amarilla | | | | |
Cilus gilberti | corvina drum | | | corvina de Chile, corvina chilena, corvina? | | | | |
Eleginops maclovinus | Patagonian blenny | | | róbalo patagónico, robalo? | | | | |
Centropristis striata | black sea bass, blackfish?, sea bass? | Schwarzer Sägebarsch, Schwarzer Zackenbarsch | fanfre noir | serrano estriado, lubina negra | zwarte zeebaars | svart havsabborre | | |
Tautoga onitis | tautog, tog, blackfish? | Tautog, Austernfisch | tautogue noir, tautogue | tautoga negra | | | | |
Tautogolabrus adspersus | cunner, bergall | | tanche-tautogue | | | | | |
Stenotomus chrysops | scup, porgy? | | spare doré | | | | | |
Calamus bajonado | jolthead porgy, porgy? | | daubenet trembleur | pluma bajonado | | | | |
Archosargus probatocephalus | sheepshead?, sheepshead bream, convict fish | Schafskopf | rondeau mouton | sargo chopa | | | | | sargo-de-dente, sargo
Lagodon rhomboides | pinfish | | sar salème | sargo salema | | | | |
Lutjanus campechanus | red snapper, American red snapper, northern red snapper, snapper? | Roter Schnapper, Red Snapper | vivaneau rouge, vivaneau campèche | pargo rojo, huachinango, guachinango, pargo? | rode snapper | röd snapper | lucjan czerwony | punanapsija | vermelho
Lutjanus purpureus | southern red snapper | | vivaneau rouge du Sud | pargo colorado | | | | | pargo-vermelho
Lutjanus griseus | gray snapper, mangrove snapper, mango snapper, snapper? | Grauer Schnapper | vivaneau gris, sarde grise | pargo prieto, caballerote, pargo? | grijze snapper | grå snapper | lucjan szary | harmaanapsija |
Lutjanus analis | mutton snapper, snapper? | Hammelschnapper | vivaneau sorbe | pargo criollo, pargo? | | | | | cioba
Lutjanus cyanopterus | cubera snapper, snapper? | Cubera-Schnapper | vivaneau cubéra | pargo cubera, cubera, pargo? | | | | | caranha
Lutjanus jocu | dog snapper, snapper? | Hundsschnapper | vivaneau chien | pargo jocú, pargo? | | | | | dentão
Lutjanus synagris | lane snapper, snapper? | | vivaneau gazou | biajaiba, pargo biajaiba | | | | | ariocó, ariacó
Ocyurus chrysurus | yellowtail snapper, yellowtail?, snapper? | Gelbschwanzschnapper | vivaneau queue jaune, colas | rabirrubia, canané | geelstaartsnapper | | | | guaiúba
Rhomboplites aurorubens | vermilion snapper, beeliner, snapper? | | vivaneau ti-yeux | cunaro, besugo americano | | | | | realito, pargo-piranga
Epinephelus itajara | goliath grouper, Atlantic goliath grouper, grouper? | Riesenzackenbarsch, Atlantischer Riesenzackenbarsch | mérou géant | mero guasa, guasa, cherna gigante | | | itajara | | mero
Epinephelus morio | red grouper, grouper? | Roter Zackenbarsch | mérou rouge | mero americano, cherna americana, mero rojo | | | | | garoupa-são-tomé
Epinephelus striatus | Nassau grouper, grouper? | Nassau-Zackenbarsch | mérou rayé | cherna criolla, mero de Nassau | | | | |
Mycteroperca microlepis | gag, gag grouper, grouper? | | badèche baillou | cuna aguají | | | | | badejo-de-areia, badejo?
Mycteroperca bonaci | black grouper, grouper? | | badèche bonaci | cuna bonací, bonací | | | | | badejo-quadrado, sirigado, badejo?
Mycteroperca phenax | scamp, scamp grouper, grouper? | | badèche galopin | cuna garopa | | | | |
Caranx hippos | jack crevalle, crevalle jack, crevalle, jack? | Pferdemakrele, Jack Crevalle | carangue crevalle, carangue? | jurel común, jurel toro, jurel? | | | | | xaréu, xaréu-comum
Caranx latus | horse-eye jack, jack? | | carangue mayole, carangue? | jurel ojón, jurel? | | | | | xaréu-olhudo, guaracimbora
Caranx crysos | blue runner, hardtail, runner jack | | carangue coubali, carangue? | cojinúa, cojinuda | | | | | xarelete, xerelete
Caranx bartholomaei | yellow jack, jack? | | carangue grasse | cibí amarillo, cojinúa amarilla | | | | | guarajuba
Caranx ignobilis | giant trevally, GT, ulua | Dickkopf-Stachelmakrele, GT | carangue à grosse tête, carangue ignobile | jurel gigante | | | | | xaréu-gigante
Selene vomer | lookdown | | | jorobado | | | | | peixe-galo, peixe-galo-de-penacho
Elagatis bipinnulata | rainbow runner | Regenbogenmakrele | comète saumon, saumon des dieux | macarela salmón | | | | | arabaiana-azul
Seriola lalandi | yellowtail amberjack, California yellowtail, yellowtail kingfish, yellowtail?, kingfish? | Gelbschwanzmakrele, Riesen-Gelbschwanzmakrele | sériole chicard | medregal rabo amarillo, jurel de castilla | | | | | olhete
Seriola rivoliana | almaco jack, jack? | | sériole limon | medregal limón, huayaipe | | | | | remeiro
Rachycentron canadum | cobia, lemonfish, ling? | Cobia, Königsbarsch, Offiziersfisch | cobia, mafou | cobia, bonito negro | cobia | kobia, cobia | kobia | kobia | bijupirá, beijupirá
Scomberomorus cavalla | king mackerel, smoker king, kingfish? | Königsmakrele | thazard barré, maquereau roi | carite lucio, carite sierra | koningsmakreel | kungsmakrill | makrela królewska | kuningasmakrilli | cavala, cavala-verdadeira
Scomberomorus maculatus | Spanish mackerel, Atlantic Spanish mackerel | Gefleckte Königsmakrele, Spanische Makrele | thazard atlantique | carite atlántico, sierra común | Spaanse makreel | spansk makrill | makrela hiszpańska | espanjanmakrilli |
Scomberomorus brasiliensis | serra Spanish mackerel | | thazard serra | carite pintado | | | | | serra, sororoca
Scomberomorus sierra | Pacific sierra, sierra mackerel | | thazard sierra | sierra del Pacífico, sierra | | | | |
Acanthocybium solandri | wahoo, ono | Wahoo | wahoo, thazard-bâtard | peto, wahoo | wahoo | wahoo | solandra | wahoo | cavala-aipim, cavala-wahoo, wahoo
Lobotes surinamensis | tripletail, Atlantic tripletail | Dreischwanzbarsch | croupia roche | dormilona | | | | | prejereba
Haemulon plumierii | white grunt | | gorette blanche | ronco margariteño, bulla | | | | | biquara
Orthopristis chrysoptera | pigfish | | goret mule | corocoro burro | | | | |
Anisotremus virginicus | porkfish | | lippu rondeau | burro catalina | | | | | salema-listrada, sargo-listrado
Lachnolaimus maximus | hogfish, hog snapper | | labre capitaine | boquinete, pargo gallo | | | | |
Sebastes | Pacific rockfish, rockfish? | | sébaste? | rocote | | | | |
Sebastes melanops | black rockfish, black snapper, rockfish? | Schwarzer Felsenfisch | sébaste noir | rocote negro | | | | |
Sebastes miniatus | vermilion rockfish, rockfish? | | sébaste vermillon | rocote bermejo | | | | |
Sebastes ruberrimus | yelloweye rockfish, yelloweye, rockfish? | Gelbaugen-Felsenfisch | sébaste aux yeux jaunes | rocote ojo amarillo | | | | |
Sebastes paucispinis | bocaccio, rockfish? | Bocaccio | bocaccio | bocaccio | | | | |
Sebastes pinniger | canary rockfish, rockfish? | | sébaste canari | rocote canario | | | | |
Sebastes maliger | quillback rockfish, quillback, rockfish? | | sébaste à dos épineux | | | | | |
Sebastes caurinus | copper rockfish, rockfish? | | sébaste cuivré | rocote cobrizo | | | | |
Sebastes flavidus | yellowtail rockfish, rockfish? | | sébaste à queue jaune | | | | | |
Sebastes mystinus | blue rockfish, rockfish? | | sébaste bleu | rocote azul | | | | |
Ophiodon elongatus | lingcod, ling? | Lengdorsch, Langer Grünling | morue-lingue | bacalao largo | lingcod | | | |
Hexagrammos decagrammus | kelp greenling | | sourcil de varech | | | | | |
Scorpaenichthys marmoratus | cabezon | | chabot marbré | cabezón | | | | |
Anoplopoma fimbria | sablefish, black cod | Kohlenfisch | morue charbonnière | bacalao negro | | | dorsz czarny | |
Paralabrax clathratus | kelp bass, calico bass? | | | cabrilla sargacera | | | | |
Paralabrax nebulifer | barred sand bass | | | verdillo, cabrilla de arena | | | | |
Semicossyphus pulcher, Bodianus pulcher | California sheephead, sheephead | | | vieja californiana, vieja de California | | | | |
Amphistichus argenteus | barred surfperch, surfperch? | | | mojarra perca barrada | | | | |
Hyperprosopon argenteum | walleye surfperch, surfperch? | | | | | | | |
Embiotoca jacksoni | black surfperch, black perch | | | | | | | |
Nematistius pectoralis | roosterfish | Hahnenfisch | | pez gallo, papagallo | | | | |
Dissostichus eleginoides | Patagonian toothfish, Chilean sea bass | Schwarzer Seehecht | légine australe | merluza negra, bacalao de profundidad | Chileense zeebaars | | antar patagoński | | merluza-negra
Genypterus blacodes | pink cusk-eel | Rosafarbener Kingklip | abadèche rosée | congrio dorado, abadejo patagónico | | | miętus królewski | | congrio-rosa
Opsanus tau | oyster toadfish, toadfish | | poisson-crapaud | pez sapo | | | | |
Prionotus carolinus | northern sea robin, sea robin | | grondin carolin | rubio carolino | | | | |
Sphyraena barracuda | great barracuda, barracuda, cuda | Großer Barrakuda, Barrakuda, Barracuda | grand barracuda, barracuda | barracuda, picuda, gran barracuda | grote barracuda, barracuda | barracuda, stor barracuda | barakuda, barrakuda wielka | barrakuda, isobarrakuda | barracuda, bicuda-gigante
Sphyraena argentea | Pacific barracuda, California barracuda | | | barracuda plateada, picuda plateada | | | | |
`;
