/** In the format of `readFish`: catfish, sturgeons, eels, shads and old North American families. */
export const CATFISH_AND_STURGEON = `
Siluriformes, Silurus glanis, malle = Catfish | catfish, wels catfish, wels, European catfish, sheatfish | Wels, Waller, Europäischer Wels, Flusswels, Schaid, Schaiden, Schaidfisch | silure, silure glane, glane | siluro, siluro europeo, bagre | meerval, Europese meerval | mal | sum, sum europejski, sum pospolity | monni, säkiä | bagre, siluro, peixe-gato
Ameiurus < Catfish | bullhead, bullhead catfish | Katzenwels, Zwergwels | barbotte | | dwergmeerval | dvärgmal | sumik | |
Ameiurus nebulosus < Catfish | brown bullhead | Brauner Katzenwels, Brauner Zwergwels | barbotte brune, crapet barbotte | pez gato pardo | bruine dwergmeerval, bruine Amerikaanse dwergmeerval | brun dvärgmal | sumik karłowaty | piikkimonni |
Ameiurus melas < Catfish | black bullhead | Schwarzer Katzenwels, Schwarzer Zwergwels | poisson-chat, barbotte noire | pez gato, pez gato negro | zwarte dwergmeerval, zwarte Amerikaanse dwergmeerval | svart dvärgmal | sumik czarny | mustapiikkimonni |
Ameiurus natalis < Catfish | yellow bullhead | Gelber Katzenwels | barbotte jaune | | | | | |
Ameiurus catus < Catfish | white catfish, white bullhead | Weißer Katzenwels | barbotte blanche | | | | | |
Ictalurus punctatus < Catfish | channel catfish, channel cat | Getüpfelter Gabelwels, Kanalwels | barbue de rivière, barbue? | bagre de canal, pez gato americano | | prickig dvärgmal | sumik kanałowy | pilkkupiikkimonni | bagre-do-canal, bagre-americano
Ictalurus furcatus < Catfish | blue catfish, blue cat | Blauer Katzenwels | poisson-chat bleu, barbue bleue | bagre azul | | | | |
Pylodictis olivaris < Catfish | flathead catfish, flathead, flathead cat, shovelhead cat | Flachkopf-Katzenwels, Flachkopfwels | barbue à tête plate | bagre piltonte, bagre cabeza chata | | | | |
Acipenseridae | sturgeon | Stör | esturgeon | esturión | steur | stör | jesiotr | sampi | esturjão
Acipenser sturio | European sturgeon, common sturgeon | Europäischer Stör | esturgeon européen, esturgeon d'Europe | esturión europeo, esturión común | Europese steur | europeisk stör | jesiotr zachodni | | esturjão-europeu
Acipenser oxyrinchus | Atlantic sturgeon | Atlantischer Stör | esturgeon noir, esturgeon de l'Atlantique | esturión atlántico | Atlantische steur | atlantisk stör | jesiotr ostronosy | sinisampi | esturjão-do-atlântico
Acipenser baerii | Siberian sturgeon | Sibirischer Stör | esturgeon sibérien, esturgeon de Sibérie | esturión siberiano | Siberische steur | sibirisk stör | jesiotr syberyjski | siperiansampi | esturjão-siberiano
Acipenser gueldenstaedtii | Russian sturgeon, Danube sturgeon | Russischer Stör, Waxdick | esturgeon russe, osciètre | esturión ruso | Russische steur | rysk stör | jesiotr rosyjski | venäjänsampi | esturjão-russo
Acipenser ruthenus | sterlet | Sterlet | sterlet | esterlete | sterlet | sterlett | sterlet, czeczuga | sterletti | esterlete
Acipenser stellatus | stellate sturgeon, starry sturgeon | Sternhausen | esturgeon étoilé, sévruga | esturión estrellado | | stjärnstör | siewruga | tähtisampi |
Acipenser fulvescens | lake sturgeon | Seestör | esturgeon jaune, esturgeon de lac | esturión de lago | | | jesiotr jeziorowy | |
Acipenser transmontanus | white sturgeon | Weißer Stör | esturgeon blanc | esturión blanco | witte steur | vit stör | jesiotr biały | valkosampi | esturjão-branco
Huso huso, Acipenser huso | beluga, beluga sturgeon | Hausen, Europäischer Hausen, Beluga | béluga, grand esturgeon | esturión beluga, beluga | belugasteur, beluga | husstör, hus, belugastör | bieługa | kitasampi | beluga
Polyodon spathula | paddlefish, American paddlefish, spoonbill, spoonbill catfish | Löffelstör | spatulaire, poisson-spatule | pez espátula | lepelsteur | skedstör | wiosłonos | lapasampi | peixe-espátula
Anguilla anguilla | eel~, European eel, silver eel | Aal, Flussaal, Europäischer Aal, Blankaal | anguille, anguille d'Europe, anguille européenne | anguila, anguila europea, angula | paling, aal, schieraal, Europese paling | ål, blankål, gulål | węgorz, węgorz europejski | ankerias | enguia, enguia-europeia
Anguilla rostrata | American eel | Amerikanischer Aal | anguille d'Amérique | anguila americana | Amerikaanse paling | amerikansk ål | węgorz amerykański | amerikanankerias | enguia-americana
Alosa alosa | allis shad, allice shad, shad? | Maifisch | grande alose, alose vraie, alose? | sábalo?, sábalo común, alosa? | elft | majfisk | aloza | | sável
Alosa fallax | twaite shad, shad? | Finte | alose feinte, alose? | saboga, alosa? | fint | staksill | parposz | täpläsilli | savelha
Alosa agone | agone | Agone | agone, alose? | | | | | |
Alosa sapidissima | American shad, white shad, shad? | Amerikanische Alse | alose savoureuse, alose d'Amérique, alose? | sábalo americano | Amerikaanse elft | | aloza tęczowa | |
Alosa mediocris | hickory shad, shad? | | | | | | | |
Alosa pseudoharengus | alewife, gaspereau | | gaspareau | | | | | |
Dorosoma cepedianum | gizzard shad | | alose à gésier | | | | | |
Lepisosteidae | gar | Knochenhecht | lépisosté | pejelagarto | beensnoek | bengädda | niszczuka | luuhauki |
Lepisosteus osseus | longnose gar | Gemeiner Knochenhecht, Langnasen-Knochenhecht | lépisosté osseux | | | | niszczuka długonosa | |
Lepisosteus oculatus | spotted gar | Gefleckter Knochenhecht | lépisosté tacheté | | | | | |
Lepisosteus platostomus | shortnose gar | Kurznasen-Knochenhecht | lépisosté à museau court | | | | | |
Atractosteus spatula | alligator gar, gator gar | Alligatorhecht, Kaimanfisch | garpique alligator, lépisosté alligator | catán, pejelagarto lagarto | | | | |
Atractosteus tropicus | tropical gar | | | gaspar, pejelagarto tropical | | | | |
Amia calva | bowfin, grinnel, choupique, cypress trout | Kahlhecht, Schlammfisch | poisson-castor, choupique | amia | moddersnoek | bågfena | miękławka, amia | liejukala | amia
Aplodinotus grunniens | freshwater drum, gaspergou, gray bass, sheepshead? | Süßwassertrommler | malachigan | roncador de agua dulce | zoetwatertrommelvis | | | |
Hiodon alosoides | goldeye | | laquaiche aux yeux d'or | | | | | |
Hiodon tergisus | mooneye | | laquaiche argentée | | | | | |
Oreochromis | tilapia | Tilapia | tilapia | tilapia, mojarra tilapia, mojarra? | tilapia | tilapia | tilapia | tilapia | tilápia, saint peter
Oreochromis niloticus | Nile tilapia | Nil-Tilapia, Nilbuntbarsch | tilapia du Nil | tilapia del Nilo | Nijltilapia | niltilapia | tilapia nilowa | niilintilapia | tilápia-do-nilo
Oreochromis aureus | blue tilapia | Blauer Tilapia | tilapia bleu | tilapia azul | | | | |
Mayaheros urophthalmus | Mayan cichlid | | | castarrica | | | | |
Astronotus ocellatus | oscar | Pfauenaugenbuntbarsch | oscar | óscar | oscar | | pielęgnica pawiooka | | apaiari, oscar
`;
