/** In the format of `readFish`. */
export const SOUTH_AMERICAN_FRESHWATER = `
Cichla | peacock bass, pavon | Pfauenbarsch, Kammbarsch | paon | pavón, tucunaré | | | | | tucunaré
Cichla temensis | speckled peacock bass, three-barred peacock bass | | | pavón cinchado, pavón tres estrellas | | | | | tucunaré-açu, tucunaré-paca
Cichla piquiti | blue peacock bass, azul peacock bass | | | | | | | | tucunaré-azul
Cichla kelberi | yellow peacock bass | | | | | | | | tucunaré-amarelo
Cichla ocellaris | butterfly peacock bass | | | | | | | | tucunaré-comum
Cichla orinocensis | Orinoco peacock bass | | | pavón mariposa | | | | |
Salminus brasiliensis, Salminus maxillosus | golden dorado, freshwater dorado, river dorado, dorado? | Dorado, Goldsalmler | dorado | dorado?, dorado de río, pirayú | dorado | | | | dourado
Salminus franciscanus | San Francisco dorado | | | | | | | | dourado-do-são-francisco
Salminus hilarii | tabarana | | | salmón de río | | | | | tabarana
Brycon hilarii | | | | | | | | | piraputanga
Brycon orbignyanus | | | | pirapitá | | | | | piracanjuba
Brycon amazonicus, Brycon cephalus | | | | yamú, sábalo cola roja | | | | | matrinxã
Hoplias malabaricus | trahira | | traïra | tararira, guabina | | | | | traíra
Hoplias aimara | giant trahira, anjumara | | aïmara | aimara | | | | | trairão
Pseudoplatystoma corruscans | spotted sorubim, spotted surubim | | | surubí pintado, surubí? | | | | | pintado, surubim?, surubim-pintado
Pseudoplatystoma reticulatum, Pseudoplatystoma fasciatum | barred sorubim, tiger sorubim, tiger shovelnose catfish | Tigerspatelwels, Spatelwels | | surubí atigrado, bagre rayado, surubí? | | | | | cachara, surubim?
Zungaro jahu, Zungaro zungaro, Paulicea luetkeni | jau catfish, jau | | | manguruyú, zúngaro | | | | | jaú
Phractocephalus hemioliopterus | redtail catfish | Rotflossen-Antennenwels, Rotschwanzwels | poisson-chat à queue rouge | cajaro, bagre cola roja | roodstaartmeerval | | | | pirarara
Brachyplatystoma filamentosum | piraiba, lau-lau, kumakuma | Piraiba | torche | valentón, lau lau | | | | | piraíba, filhote
Brachyplatystoma rousseauxii, Brachyplatystoma flavicans | gilded catfish, dourada catfish | | | plateado | | | | | dourada
Pinirampus pirinampu | flatwhiskered catfish | | | patí?, barbancho | | | | | barbado, piranambu
Luciopimelodus pati | pati | | | patí? | | | | | pati
Sorubim lima | duckbill catfish, shovelnose catfish | | | cucharón | | | | | jurupensém, bico-de-pato
Hemisorubim platyrhynchos | porthole shovelnose catfish | | | tres puntos | | | | | jurupoca
Pimelodus maculatus | spotted pim | | | bagre amarillo | | | | | mandi, mandi-amarelo
Rhamdia quelen | South American catfish | | | bagre sapo, barbilla | | | | | jundiá
Pterodoras granulosus | granulated catfish | | | armado | | | | | abotoado, armado
Colossoma macropomum | tambaqui, black pacu | Schwarzer Pacu, Tambaqui | tambaqui | gamitana, cachama negra, cachama? | tambaqui | | | | tambaqui
Piaractus mesopotamicus | pacu, small-scaled pacu | Pacu | pacou, pacu | pacú | pacu | pacu | paku | paku | pacu, pacu-caranha
Piaractus brachypomus | pirapitinga, red-bellied pacu | Rotbrustpacu | pirapitinga | cachama blanca, paco, morocoto, cachama? | | | | | pirapitinga, caranha-de-água-doce
Colossoma macropomum × Piaractus mesopotamicus | tambacu | | | | | | | | tambacu
Pygocentrus | piranha | Piranha | piranha | piraña | piranha | piraya | pirania | piraija | piranha
Pygocentrus nattereri | red-bellied piranha, red piranha | Roter Piranha, Natterers Sägesalmler | piranha à ventre rouge, piranha rouge | piraña roja, piraña de vientre rojo | rode piranha, roodbuikpiranha | röd piraya | pirania Natterera, pirania czerwona | punapiraija | piranha-vermelha
Serrasalmus marginatus | | | | palometa brava | | | | |
Hydrolycus scomberoides, Hydrolycus armatus | payara, vampire fish | Payara | payara | payara | payara | payara | payara | | cachorra, peixe-cachorro?, cachorra-larga
Rhaphiodon vulpinus | biara | | | machete, chafalote | | | | | peixe-cachorro?, dourado-cachorro
Arapaima gigas | arapaima, pirarucu | Arapaima | arapaïma | paiche, arapaima | arapaima | arapaima | arapaima | arapaima | pirarucu
Osteoglossum bicirrhosum | silver arowana, arowana | Silber-Arowana, Silberner Gabelbart | arowana argenté | arahuana, arawana | zilveren arowana | silverarowana | arowana srebrna | hopea-arowana | aruanã
Prochilodus lineatus | streaked prochilod, curimba | | | sábalo? | | | | | curimbatá, curimba, grumatã, papa-terra?
Prochilodus magdalenae | | | | bocachico | | | | |
Megaleporinus obtusidens, Leporinus obtusidens | | | | boga? | | | | | piapara
Megaleporinus macrocephalus, Leporinus macrocephalus | | | | | | | | | piauçu, piavuçu
Leporinus friderici | | | | | | | | | piau, piau-três-pintas
Plagioscion squamosissimus | South American silver croaker | | acoupa de rivière | curvinata de río, corvina de río | | | | | corvina?, pescada-branca?, pescada-do-piauí
Odontesthes bonariensis | Argentinian silverside, pejerrey | Argentinischer Ährenfisch | | pejerrey | | | | | peixe-rei
Geophagus brasiliensis | pearl cichlid, pearl eartheater | Brasil-Perlmutterfisch | | | | | | | acará, cará
Crenicichla | pike cichlid | Hechtbuntbarsch | | cabeza amarga | | | | | jacundá, joaninha
Astyanax | | | | | | | | | lambari, piaba
Percichthys trucha | creole perch | | | perca criolla, perca de boca chica, trucha criolla | | | | |
`;
