import type { LineWords } from "./line-words.ts";
import type { TimeWords } from "./time-words.ts";
import { readTwoUnitsIn } from "./two-units.ts";
import { withoutAccents } from "./without-accents.ts";

export const FRENCH: LineWords = {
  spell: withoutAccents,
  and: "et",
  articles: "une?|les?|la|des",
  using: "avec|sur|au|à la|à|et",
  leading: "dans|en|de|du",
  connecting:
    "a à au aux avec c'est d d'un d'une d'environ dans de des du en est et était j'ai je l la le les par pour pris prise environ sur un une " +
    "vers ai eu fait",

  numbers: {
    counted: [
      [
        1,
        "un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
      ],
      [
        70,
        "soixante-dix soixante-et-onze/soixante-onze soixante-douze soixante-treize soixante-quatorze soixante-quinze " +
          "soixante-seize soixante-dix-sept soixante-dix-huit soixante-dix-neuf",
      ],
      [
        80,
        "quatre-vingts/quatre-vingt quatre-vingt-un quatre-vingt-deux quatre-vingt-trois quatre-vingt-quatre " +
          "quatre-vingt-cinq quatre-vingt-six quatre-vingt-sept quatre-vingt-huit quatre-vingt-neuf quatre-vingt-dix " +
          "quatre-vingt-onze quatre-vingt-douze quatre-vingt-treize quatre-vingt-quatorze quatre-vingt-quinze " +
          "quatre-vingt-seize quatre-vingt-dix-sept quatre-vingt-dix-huit quatre-vingt-dix-neuf",
      ],
    ],
    tens: "vingt trente quarante cinquante soixante septante huitante/octante nonante",
    between: ["{ten}-{one}", "{ten}-et-{one}"],
    hundred: "cent",
    afterHundred: "[ -]",
    one: "une?",
    units: "kilos?|kg|mètres?|m|centimètres?|cm|grammes?|heures?|degrés?",
    point: "virgule",
    partsBehind: { "1/2": "et demie?" },
    parts: {
      "1/2": "(?:une? )?demie?(?: de)?",
      "1/4": "(?:un )?quart(?: de)?",
      "3/4": "trois quarts(?: de)?",
    },
    several: {
      "2": "(?:une )?paire(?: de)?",
      "6": "(?:une )?demi[ -]douzaine(?: de)?",
      "10": "(?:une )?dizaine(?: de)?",
      "12": "(?:une )?douzaine(?: de)?",
    },
  },
  units: {
    cm: "centimètres?",
    mm: "millimètres?",
    in: "pouces?",
    m: "mètres?",
    kg: "kilos?|kilogrammes?|kgs",
    g: "grammes?",
    "°C": "degrés? c(?:elsius)?",
    kn: "nœuds?",
    "km/h": "km\\/heure|kilomètres heure",
    hPa: "hectopascals?|millibars?",
    Bft: "beaufort",
  },
  readTwoUnits: readTwoUnitsIn({
    meter: "m|mètres?",
    kilogram: "kg|kilos?",
    and: "et",
    half: "et demie?",
    gram: "g|grammes?",
  }),
  degrees: "degrés?(?!\\p{L})",
  labels: {
    length: "long|longueur|longue|taille|mesurant|mesure",
    weight: "poids|pèse|pesant|pesée?|lourd",
    depth: "profondeur|prof|profond|fond",
    water_temperature: "eau|temp|température",
    air_temperature: "air",
    wind_speed: "vent",
    barometric_pressure: "pression|baromètre",
  },
  labelsBehind: "long|profond",
  beforeLabelWord: "temp(?:érature)? (?:de |d['’])?(?:l['’])?",
  afterLabel: "à|de|est|était",
  beforeLabel: "d['’]|de la |de |du ",
  beforeSize: "de|à|environ|d['’]environ",
  girth: "circonférence|tour",
  ofWater: "(?:d['’]|sous l['’])eau",
  to: "(?<=(?:de|entre) \\d+(?:[.,]\\d+)? )à",
  otherUnits: "fois|heures?|min(?:utes?)?|jours?|semaines?|lancers?|touches?|ans?",
  onDay: "le|du",
  atTime: "à|vers",

  species: {
    Pike: "brochets?|brochetons?",
    Perch: "perch(?:es?|ettes?)",
    Trout: "truites?|truitelles?",
    Salmon: "saumons?",
    Catfish: "silures?|glanes?",
    Musky: "maskinongés?",
    Walleye: "dorés? jaunes?",
    "Bass (Largemouth)": "black[ -]bass|blacks?|(?:black[ -]bass )?(?:à )?grande bouche",
    "Bass (Smallmouth)": "(?:black[ -]bass )?(?:à )?petite bouche",
    Bluegill: "crapets? arlequins?",
  },
  adjectives:
    "beaux?|belles?|bel|grande?s?|gros(?:ses?)?|petite?s?|jolie?s?|bons?|bonnes?|magnifiques?|superbes?|énormes?|autres?",
  beforeFish: "premi(?:er|ère)|derni(?:er|ère)|mon|ma|mes|aucune?|pas|perdue?",
  lures: {
    Spoon: "(?:cuillères?|cuillers?)(?: ondulantes?)?|ondulantes?",
    "Cuillère tournante": "cuill(?:ère|er)s? tournantes?|tournantes?",
    Topwater: "leurres? de surface",
    Crankbait: "poissons? nageurs?|crankbaits?",
    Jig: "jigs",
    "Soft Plastic": "(?:leurres? )?souples?|shads?",
    "Live Bait": "vifs?|appâts? (?:vivants?|naturels?)",
    Spinnerbait: "spinnerbaits",
    Ver: "vers? de terre|ver|lombrics?",
    Asticot: "asticots?",
    Bouillette: "bouillettes?",
    Teigne: "teignes?",
    Mouche: "mouches?(?: (?:sèches?|noyées?))?",
    Nymphe: "nymphes?",
  },
  otherLures: "streamers?|devon|lame vibrante|mort manié|leurre dur",
  baits: "ver|vers? de terre|lombrics?|asticots?|bouillettes?|teignes?|maïs|pain|sauterelles?|pellets?",

  fates: {
    released:
      "relâchée?s?|remise?s?(?: à l['’ ]eau)?|rendue?s?(?: à l['’ ]eau)?|rejetée?s?|no[ -]kill|libérée?s?|repartie?s?|" +
      "retour à l['’ ]eau",
    released_hurt: "relâchée?s? (?:blessée?s?|en sang)|blessée?s?(?: et)? relâchée?s?",
    kept: "(?:(?:gardée?s?|conservée?s?|prélevée?s?) )?pour (?:la (?:table|poêle)|le (?:repas|dîner))|gardée?s?|conservée?s?|prélevée?s?|mangée?s?",
  },
  afterFate: "tous|toutes|(?:tous )?les \\d|toutes les \\d",
  beforeFate: "tous|toutes|les \\d|et|puis|était|poisson",
  place: "au|aux|à|près|dans|sur|sous|devant",
  yes: "oui",
  no: "non",
  not: "pas|sans",

  quantity: "quantité|nombre|combien",
  pieces: "poissons?|pièces?|prises?|au total|en tout",

  beforeLost: "j['’]ai|je|on|et|puis|encore|a|ai|juste|malheureusement",
  lost: "perdue?s?|décrochée?s?|ratée?s?|manquée?s?|cassée?|casse",
  beforeGone: "s['’]est|a|est|était|il|elle|que|j['’]ai|qui|m['’]a|juste|encore",
  gone: "perdue?s?|décrochée?s?|ratée?s?|manquée?s?|cassée?|échappée?s?",
  another: "une?|autre|\\d|mon|ma|le|la|encore",
  but: "mais|puis|ensuite",
  notFish: "mon|ma|mes|le leurre|un leurre|la ligne|du temps",
  afterLostCount: "poissons?|touches?|au|à|dans|sur|de plus",
  beforeBlank: "encore|aujourd['’]?hui|hier|je|suis|c['’]est|on|j['’]ai|été|rentré|fini|nous",
  blank:
    "bredouilles?|capot|aucune? (?:poisson|touche|prise|départ)|pas (?:une?|de|la moindre) (?:poisson|touche|prise|départ)|" +
    "rien (?:pris|attrapé|fait|du tout)|zéro (?:poisson|touche)|0 (?:poisson|touche)",
  none: "aucune?|pas (?:de|une?)|zéro|0",
  today: "aujourd['’]?hui|hier|ce|cette|sur|à|au|dans|malgré",
  turn: "jusqu['’](?:à(?! \\d)|au|en)|puis|mais|sauf|ensuite",
  hours: "heures?|h",
};

export const FRENCH_TIMES: TimeWords = {
  days: [
    ["aujourd['’]?hui", 0],
    ["hier", 1],
    ["avant[ -]hier", 2],
    ["ce matin", 0, "morning"],
    ["cet après[ -]midi", 0, "afternoon"],
    ["ce soir", 0, "evening"],
    ["cette nuit", 0, "night"],
  ],
  weekdays: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
  beforeWeekday: "le|ce",
  last: "dernier|passé",
  parts: {
    morning: "(?:au (?:petit )?|du |le )matin|à l['’]aube",
    noon: "(?:à|vers) midi",
    afternoon: "(?:dans )?l['’]après[ -]midi",
    evening: "(?:le |du |en )soir|en soirée",
    midnight: "(?:à|vers) minuit",
  },
  partsBehind: {
    morning: "matin",
    noon: "midi",
    afternoon: "après[ -]midi",
    evening: "soir",
    midnight: "minuit",
  },
  beforeDate: "le|du",
  about: "à|vers(?: les)?",
  hours: "h|heures?",
  afterHour: {
    "et demie?": 30,
    "et quart": 15,
    "moins (?:le )?quart": -15,
    "moins 5": -5,
    "moins 10": -10,
    "moins 20": -20,
  },
  ago: {
    before: "il y a",
    units: { minute: "min(?:utes?)?", hour: "heures?|h", day: "jours?", week: "semaines?" },
  },
  blank: "bredouilles?|capot|rien|aucune?|pas|zéro",
};
