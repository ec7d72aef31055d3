import type { LineWords } from "./line-words.ts";
import type { TimeWords } from "./time-words.ts";
import { readTwoUnitsIn } from "./two-units.ts";
import { withoutAccents } from "./without-accents.ts";

export const GERMAN: LineWords = {
  spell: withoutAccents,
  and: "und",
  articles: "ein(?:e[mnr]?)?|de[mnr]|die|das",
  using: "auf|mit|und",
  leading: "an|bei|in",
  connecting:
    "am an auf aus bei beim das dem den der die ein eine einen einem einer gefangen im in lang mit schwer uhr um und vom von " +
    "jetzt gerade eben ca etwa ungefähr habe hab ich",

  numbers: {
    counted: [
      [
        1,
        "eins zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
      ],
      [
        1.5,
        "eineinhalb/anderthalb zweieinhalb dreieinhalb viereinhalb fünfeinhalb sechseinhalb siebeneinhalb achteinhalb neuneinhalb " +
          "zehneinhalb",
      ],
    ],
    tens: "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    ones: "ein zwei drei vier fünf sechs sieben acht neun",
    between: ["{one}und{ten}"],
    hundred: "(?:ein)?hundert",
    afterHundred: "(?:und)?",
    one: "ein(?:e[mn]?|s)?",
    units: "pfund|kilo(?:gramm)?|kg|zentimetern?|metern?|cm|m|gramm|stunden?|grad",
    point: "komma",
    partsBehind: { "1/2": "und ein halbe?[mnrs]?" },
    parts: { "1/2": "(?:ein(?:e[mn]?)? )?halbe?[mnrs]?", "1/4": "(?:ein )?viertel", "3/4": "drei ?viertel" },
    several: { "12": "(?:ein )?dutzend" },
  },
  units: {
    cm: "zentimetern?|zenti|er",
    mm: "millimetern?",
    in: "zoll",
    m: "metern?",
    kg: "kilos?|kilogramm",
    g: "gramm",
    "°C": "grad c(?:elsius)?",
    hPa: "hektopascal|millibar",
    "km/h": "stundenkilometern?",
    Bft: "beaufort|windstärken?",
  },
  readTwoUnits: readTwoUnitsIn({ meter: "m|meter", kilogram: "kg|kilo", and: "und" }),
  notUnits: "in(?= [\\p{L}\\d|])",
  degrees: "grad(?!\\p{L})",
  labels: {
    length: "lange?|länge|groß|größe",
    weight: "schwer|gewicht|wog|wiegt",
    depth: "tiefe?|wassertiefe",
    water_temperature: "wasser(?:temp(?:eratur)?)?",
    air_temperature: "luft(?:temp(?:eratur)?)?",
    wind_speed: "wind",
    barometric_pressure: "luftdruck|druck",
  },
  labelsBehind: "lange?|groß|schwer|tief",
  afterLabel: "ist|war|von|ca",
  beforeSize: "von|mit|ca\\.?|etwa|ungefähr",
  girth: "umfang",
  ofWater: "(?:unter )?wasser|(?:wasser)?tiefe(?= \\d+(?:[.,]\\d+)? ?cm)",
  to: "bis",
  otherUnits: "mal|uhr|stunden?|std|minuten?|tagen?|wochen?|würfen?|bissen?",
  onDay: "am|vom",
  atTime: "um",

  species: {
    Pike: "(?:groß|klein|meter)?hechte?[ns]?|hechtdamen?",
    Perch: "(?:groß|fluss)?barsche?[ns]?|egli|kretzer",
    Trout: "forellen?",
    Salmon: "lachse?[ns]?",
    Catfish: "welsen?|wallern?",
    "Bass (Largemouth)": "forellenbarsche?n?",
    "Bass (Smallmouth)": "schwarzbarsche?n?",
    Bluegill: "sonnenbarsche?n?",
    Walleye: "glasaugenbarsche?n?",
    Zander: "zandern",
  },
  adjectives:
    "(?:schön|groß|klein|gut|dick|fett|fein|stramm|toll|stark|weiter|ordentlich|mäßig|untermaßig)e[nrs]?",
  beforeFish: "erste[nrs]?|letzte[nrs]?|mein|keine?n?|noch|verloren|verlor|gefangen",
  lures: {
    Spoon: "blinkern?|löffel",
    Topwater: "oberflächenködern?",
    Jig: "jigs|jigkopf",
    "Soft Plastic": "gummifische?n?|gummiködern?|gufis?",
    "Live Bait": "lebendködern?|naturködern?",
    Spinnerbait: "spinnerbaits",
  },
  otherLures: "(?:spin|trocken|nass)?fliegen?|gummi|zocker|pilker|nymphe|kunstköder",
  baits:
    "mais|maden?|(?:tau|mist|rot|watt)?würm(?:er)?|köfis?|köderfische?n?|brot(?:flocke)?|teig|pellets?|fischfetzen|garnelen?",
  listedBaits: "wurm",

  fates: {
    released:
      "(?:(?:schonend|wieder|direkt) )?zurückgesetzt|zurück(?: ins wasser)?|freigelassen|releast|schwimm(?:t|en) wieder|" +
      "durften? (?:wieder )?schwimmen",
    released_hurt: "(?:verletzt|blutend) (?:zurückgesetzt|released)|zurückgesetzt verletzt",
    kept: "behalten|entnommen|mitgenommen|verwertet|abgeschlagen|(?:(?:entnommen|mitgenommen) )?für die (?:küche|pfanne)",
  },
  afterFate: "alle|beide",
  beforeFate: "beide|alle(?: drei| vier)?|wurden?|und|habe?|er",
  place: "am|an|bei|im|in|vor",
  yes: "ja",
  no: "nein",
  not: "nicht|kein",

  quantity: "anzahl|stückzahl",
  pieces: "stück|stk|fischen?",

  beforeLost: "ich|habe?|und|dann|gerade|leider|eben|wieder",
  lost: "(?:drill )?verloren|verlor|fehlbiss|aussteiger|abriss|verpasst|vergeigt",
  beforeGone: "im drill|am boot|ist|hat|wurde|mir|leider|wieder|kurz vorm? kescher|der|sich",
  gone: "verloren|verlor|ausgestiegen|aussteiger|ausgeschlitzt|abgerissen|abriss|abgegangen|abgehauen|entkommen|verabschiedet",
  another: "noch|eine?n?|zwei|drei|meine?n?|den",
  but: "aber|dann|danach",
  notFish: "meine?n?|(?:den|einen) (?:köder|wobbler|blinker)|die schnur|das vorfach",
  afterLostCount: "fischen?|bisse|stück|am|an|beim|im|weitere",
  beforeBlank: "wieder|heute|gestern|ich|wir|bin|war|hab(?:e|en)?|leider|als",
  blank:
    "(?:gar )?(?:nichts|nix) (?:gefangen|gebissen)|kein(?:en)? (?:einzigen )?(?:fisch|biss|zupfer)(?: gefangen)?|" +
    "keine (?:bisse|fische)|schneider(?:tag)?(?: geblieben)?|ab?geschneidert|leer ausgegangen|ohne (?:fisch|biss)|null fische",
  none: "kein(?:en)?|null",
  today: "heute|gestern|am|im|trotz",
  turn: "bis(?! \\d)|dann|aber|außer",
  hours: "std|stunden?|h",
};

export const GERMAN_TIMES: TimeWords = {
  days: [
    ["heute", 0],
    ["gestern", 1],
    ["vorgestern", 2],
  ],
  weekdays: [
    "sonntags?",
    "montags?",
    "dienstags?",
    "mittwochs?",
    "donnerstags?",
    "freitags?",
    "samstags?|sonnabends?",
  ],
  beforeWeekday: "am|den|diesen",
  last: "letzten|vorigen|vergangenen",
  beforeDate: "am|vom|den",
  parts: {
    morning: "morgens|am (?:morgen|vormittag)|vormittags?",
    noon: "mittags|(?:am|zu) mittag",
    afternoon: "(?:am )?nachmittags?",
    evening: "(?:am )?abends?",
    night: "nachts|in der nacht",
    midnight: "mitternachts?",
  },
  partsBehind: { morning: "morgen", noon: "mittag", night: "nacht" },
  at: "um|gegen|ab|kurz nach",
  clock: "uhr",
  hours: "h",
  beforeHour: { halb: -30, "viertel nach": 15, "viertel vor": -15, dreiviertel: -15 },
  blank: "schneider|nichts|nix|keine?n?|ohne",
};
