/** In the format of `readFish`. A form that anglers tell apart, such as steelhead, has a line of its own. */
export const TROUT_AND_SALMON = `
Salmonidae [trout] = Trout | trout | Forelle | truite | trucha | forel | öring | pstrąg | taimen, forelli | truta
Salmonidae [salmon], laks = Salmon | salmon | Lachs | saumon | salmón | zalm | lax | łosoś | lohi | salmão
Salmo trutta, Salmo trutta fario, bækørred < Trout | brown trout, brownie, German brown trout, river trout, common trout | Bachforelle, Flussforelle | truite fario, fario, truite brune, truite commune, truite de rivière, truite sauvage | trucha común, trucha marrón, trucha fario, trucha parda, trucha autóctona | beekforel, bruine forel | bäcköring, strömöring | pstrąg potokowy, potokowiec | purotaimen, tammukka, jokitaimen | truta-marrom, truta-comum, truta-fário
Salmo trutta [sea trout], Salmo trutta trutta, sjøørret, sjoorret, havørred, sjøaure < Trout | sea trout, sewin, peal, sea-run brown trout | Meerforelle, Mefo | truite de mer | reo, trucha marina | zeeforel | havsöring, börting, silveröring | troć, troć wędrowna | meritaimen | truta-marisca
Salmo trutta [lake trout], Salmo trutta lacustris < Trout | ferox trout, ferox, lake-run brown trout | Seeforelle, Grundforelle, Schwebforelle | truite de lac, truite lacustre | trucha lacustre | meerforel | insjööring | troć jeziorowa | järvitaimen |
Salmo marmoratus < Trout | marble trout | Marmorforelle, Marmorata | truite marbrée | | marmerforel | | pstrąg marmurkowy | |
Salmo salar < Salmon | Atlantic salmon, landlocked salmon, grilse, ouananiche, Sebago salmon | Atlantischer Lachs, Atlantiklachs, Salm | saumon atlantique, saumon de l'Atlantique, ouananiche, madeleineau, castillon | salmón atlántico, salmón del Atlántico, salmón común | Atlantische zalm | atlantlax, atlantisk lax, vänerlax, blanklax | łosoś atlantycki, łosoś szlachetny | merilohi, järvilohi, atlantinlohi | salmão-do-atlântico, salmão-atlântico
Oncorhynchus mykiss, Salmo gairdneri, regnbueørred, regnbueørret < Trout | rainbow trout, rainbow, golden rainbow trout, palomino trout | Regenbogenforelle, Refo, Goldforelle, Lachsforelle | truite arc-en-ciel, arc-en-ciel, truite AEC | trucha arcoíris, trucha irisada, arcoíris | regenboogforel | regnbåge, regnbågslax, regnbågsforell, regnbågsöring | pstrąg tęczowy, tęczak | kirjolohi, kirre | truta-arco-íris, arco-íris
Oncorhynchus mykiss [steelhead] < Trout | steelhead, steelie, steelhead trout | Steelhead | steelhead | steelhead, trucha cabeza de acero | steelhead | steelhead | steelhead | steelhead | steelhead
Oncorhynchus clarkii, Salmo clarki < Trout | cutthroat trout, cutthroat, cutty, cuttie | Cutthroat-Forelle, Purpurforelle | truite fardée | trucha degollada | | | | |
Oncorhynchus aguabonita < Trout | golden trout, California golden trout | Kalifornische Goldforelle | truite dorée | trucha dorada | | | | |
Oncorhynchus gilae < Trout | Gila trout, Apache trout | Gila-Forelle | | trucha de Gila | | | | |
Salvelinus fontinalis < Trout | brook trout, brookie, squaretail, coaster brook trout, brook char, brook charr, speckled trout? | Bachsaibling, Saibling? | omble de fontaine, saumon de fontaine, truite mouchetée, truite de ruisseau | trucha de arroyo, salvelino, trucha de fontana, fontinalis | bronforel | bäckröding | pstrąg źródlany, źródlak | puronieriä | truta-de-riacho
Salvelinus alpinus, røye, fjeldørred < Trout | Arctic char, Arctic charr, alpine char, char, charr | Seesaibling, Wandersaibling, Saibling?, Schwarzreuter | omble chevalier, omble arctique, omble | trucha alpina, trucha ártica, salvelino ártico | trekzalm, riddervis, beekridder | röding, fjällröding, storröding | golec, golec zwyczajny, palia alpejska | nieriä, rautu | truta-ártica
Salvelinus alpinus × Salvelinus fontinalis < Trout | sparctic char | Elsässer Saibling | | | | bröding | | |
Salvelinus namaycush < Trout | lake trout, laker, mackinaw, lake char, lake charr, togue, siscowet, gray trout? | Amerikanischer Seesaibling, Namaycush, Kanadischer Seesaibling | touladi, truite grise, omble du Canada, cristivomer | trucha de lago, trucha de los lagos | Amerikaanse meerforel | kanadaröding | palia jeziorowa | harmaanieriä | truta-do-lago
Salvelinus namaycush × Salvelinus fontinalis < Trout | splake, wendigo | | truite moulac, moulac, omble moulac | | | splejk | | |
Salvelinus confluentus < Trout | bull trout | Stierforelle | omble à tête plate | | | | | |
Salvelinus malma < Trout | Dolly Varden, Dolly Varden trout, Dolly Varden char, dolly | Dolly-Varden-Saibling, Malma-Saibling | Dolly Varden | | | | | |
Salmo trutta × Salvelinus fontinalis < Trout | tiger trout | Tigerforelle | truite tigre | trucha tigre | tijgerforel | tigeröring | pstrąg tygrysi | |
Hucho hucho | huchen, Danube salmon | Huchen, Donaulachs | huchon, saumon du Danube | hucho, salmón del Danubio | Donauzalm | donaulax | głowacica | |
Hucho taimen | taimen, Siberian taimen | Taimen, Sibirischer Huchen | taïmen | | taimen | | tajmień | |
Oncorhynchus tshawytscha < Salmon | Chinook salmon, Chinook, king salmon, spring salmon, tyee, blackmouth salmon, quinnat | Königslachs, Chinook-Lachs, Quinnat | saumon chinook, saumon royal, saumon quinnat | salmón chinook, salmón rey, salmón real | chinookzalm, koningszalm | kungslax, chinook | czawycza, łosoś królewski | kuningaslohi | salmão-rei, salmão-chinook
Oncorhynchus kisutch < Salmon | coho salmon, coho, silver salmon | Silberlachs, Coho-Lachs, Kisutch | saumon coho, saumon argenté, coho | salmón coho, salmón plateado | cohozalm, zilverzalm | silverlax | kiżucz | hopealohi | salmão-prateado, salmão-coho
Oncorhynchus nerka < Salmon | sockeye salmon, sockeye, red salmon, blueback salmon | Rotlachs, Blaurückenlachs, Sockeye | saumon sockeye, saumon rouge, sockeye | salmón rojo, salmón sockeye | rode zalm, sockeyezalm | indianlax | nerka | punalohi, intiaanilohi | salmão-vermelho, salmão-sockeye
Oncorhynchus nerka [kokanee] < Salmon | kokanee, kokanee salmon, landlocked sockeye | Kokanee | kokani | kokanee | | | | |
Oncorhynchus gorbuscha, pukkellaks < Salmon | pink salmon, humpback salmon, humpy, humpie | Buckellachs | saumon rose, saumon à bosse | salmón rosado | roze zalm, bultrugzalm | puckellax | gorbusza | kyttyrälohi | salmão-rosa
Oncorhynchus keta < Salmon | chum salmon, chum, dog salmon, keta salmon | Ketalachs, Hundslachs | saumon kéta, saumon chum | salmón keta, salmón chum, salmón perro | chumzalm, ketazalm, hondszalm | hundlax | keta | koiralohi | salmão-keta
Thymallus thymallus, stalling | grayling~, European grayling | Äsche | ombre, ombre commun | tímalo | vlagzalm | harr | lipień, lipień pospolity | harjus |
Thymallus arcticus | Arctic grayling | Arktische Äsche | ombre arctique | tímalo ártico | Arctische vlagzalm | | lipień arktyczny | |
Coregonus lavaretus, helt | common whitefish, European whitefish, powan, lavaret, gwyniad, schelly, whitefish? | Felchen, Renke, Reinanke, Maräne, Große Maräne, Blaufelchen, Sandfelchen, Balchen, Bodenrenke, Madümaräne | corégone, féra, lavaret, palée, bondelle | corégono, lavareto | grote marene | sik, älvsik, sandsik, storsik | sieja | siika, vaellussiika, karisiika | coregono
Coregonus albula, heltling | vendace | Kleine Maräne | corégone blanc | | kleine marene | siklöja | sielawa | muikku |
Coregonus clupeaformis | lake whitefish, humpback whitefish, whitefish? | Heringsmaräne | grand corégone, corégone de lac | | | | | |
Coregonus artedi | cisco, lake herring, tullibee | | cisco de lac | | | | | |
Prosopium williamsoni | mountain whitefish, whitefish? | | ménomini de montagne, ménomini des montagnes | | | | | |
Stenodus leucichthys, Stenodus nelma | inconnu, sheefish | Weißlachs | inconnu | | | | nelma | |
Osmerus eperlanus, krøkle | smelt~, European smelt, cucumber smelt | Stint | éperlan, éperlan d'Europe | eperlano | spiering | nors, slom | stynka | kuore, norssi | eperlano
Osmerus mordax | rainbow smelt, American smelt | Regenbogenstint | éperlan arc-en-ciel | eperlano arcoíris | | | stynka tęczowa | |
Thaleichthys pacificus | eulachon, candlefish, hooligan | | eulakane | | | | | |
Plecoglossus altivelis | ayu | Ayu | ayu | ayu | ayu | ayu | ayu | ayu | ayu
`;
