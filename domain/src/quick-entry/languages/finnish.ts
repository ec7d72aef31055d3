import type { LineWords } from "./line-words.ts";
import type { TimeWords } from "./time-words.ts";
import { readTwoUnitsIn } from "./two-units.ts";
import { withoutAccents } from "./without-accents.ts";

export const FINNISH: LineWords = {
  spell: withoutAccents,
  and: "ja",
  connecting: "ja on oli se joka noin n klo kello sain saatu tuli nyt juuri äsken otti nappasi kokoinen kala",

  numbers: {
    counted: [
      [1.5, "puolitoista/puolentoista"],
      [
        1,
        "yksi/yhden/yhtä kaksi/kahden/kahta/kaks kolme/kolmen/kolmea neljä/neljän/neljää viisi/viiden/viittä/viis " +
          "kuusi/kuuden/kuutta/kuus seitsemän/seittemän kahdeksan/kaheksan yhdeksän/yheksän kymmenen yksitoista/ykstoista " +
          "kaksitoista/kakstoista kolmetoista neljätoista viisitoista/viistoista kuusitoista/kuustoista seitsemäntoista " +
          "kahdeksantoista/kaheksantoista yhdeksäntoista/yheksäntoista",
      ],
    ],
    tens:
      "kaksikymmentä/kakskymmentä/kakskyt kolmekymmentä/kolkyt/kolmekyt neljäkymmentä/nelkyt viisikymmentä/viiskymmentä/viiskyt " +
      "kuusikymmentä/kuuskymmentä/kuuskyt seitsemänkymmentä/seitkyt kahdeksankymmentä/kaheksankymmentä/kaheksankyt " +
      "yhdeksänkymmentä/yheksänkymmentä/yheksänkyt",
    between: ["{ten}{one}", "{ten} {one}"],
    hundred: "sata|sadan",
    afterHundred: " ?",
    one: "yksi|yhden",
    units: "kiloa?|kilon|kg|sentti(?:ä|metriä)?|senttinen|metri(?:ä|n)?|cm|m|grammaa|tuntia?|tunnin|astetta",
    point: "pilkku",
    partsBehind: { "1/2": "ja puol(?:i|en)" },
    parts: { "1/2": "puol(?:i|en)" },
    several: {
      "2": "pari",
      "12": "tusina",
      "1 metri": "metri",
    },
  },
  // "Metri" is a number before the centimeters: "metri kahdeksankymmentä".
  notNumbers: "(?<=(?:\\d|yksi) )metri|metri(?! (?:kymmenen|\\p{L}+(?:kymmentä|toista|kyt))(?!\\p{L}))",
  units: {
    cm: "-?sent(?:ti|tiä|tinen|tiset|tisiä|tisen|in|it)|senttimetri(?:ä|nen|n)?|cm:?(?:n|nen)",
    mm: "milli(?:metri)?ä?",
    in: "tuumaa?",
    m: "metri(?:ä|n|nen|stä|ssä)?|m:n",
    kg: "-?kilo(?:a|n|nen|grammaa?|set)?|kg:n",
    g: "gramm(?:a|aa|an|ainen)",
    "°C": "astetta c(?:elsiusta)?",
    kn: "solmua",
    "m/s": "metriä sekunnissa",
    hPa: "hehtopascalia",
    Bft: "beaufort",
  },
  readTwoUnits: readTwoUnitsIn({
    meter: "m|metri(?:ä|n)?",
    kilogram: "kg|kilo(?:a|n)?",
    and: "ja",
    gram: "g|grammaa",
  }),
  degrees: "aste(?:tta)?(?!\\p{L})",
  labels: {
    length: "pitkä(?:ä|n)?|pituus|pituinen|mitta(?:inen)?",
    weight: "paino(?:inen|i)?|painava",
    depth: "syv(?:ä|ää|yys|yydestä|yydessä|yydeltä|ältä|ässä)",
    water_temperature: "ve(?:si|den|dessä)|lämpötila|vedenlämpö",
    air_temperature: "ilma",
    wind_speed: "tuul(?:i|ta)",
    barometric_pressure: "ilmanpaine|paine",
  },
  labelsBehind:
    "pitkä(?:ä|n)?|pituinen|mittainen|painoinen|painava|syv(?:ä|ää|yydestä|yydessä|yydeltä|ältä|ässä)",
  beforeLabelWord: "veden |ilman ",
  afterLabel: "on|oli|noin|n",
  beforeSize: "noin|n\\.?",
  girth: "ympärys|ympärysmitta",
  ofWater: "vettä|vedessä|vedestä",
  otherUnits: "kertaa|kerran|tuntia?|tunnin|min(?:uuttia)?|päivää|pv|viikkoa|heittoa|tärppiä",
  atTime: "klo|kello",

  species: {
    Pike: "(?:jätti)?hau(?:ki|en|kea|et|kia|kien|ella|in|it)",
    Perch: "(?:jätti)?ahven(?:en|ta|et|ia|ien|ella)?|affen(?:a|ia|at)?",
    Trout: "taimen(?:en|ta|et|ia|ien)?",
    Salmon: "loh(?:i|en|ta|et|ia)",
    Catfish: "monn(?:i|in|ia|it|eja)",
    Musky: "muskihau(?:ki|en|kea|et)",
    "Bass (Largemouth)": "isobassi(?:n|a|t)?",
    "Bass (Smallmouth)": "mustabassi(?:n|a|t)?",
    Bluegill: "aurinkoahven(?:en|ta|et|ia)?",
  },
  adjectives:
    "iso(?:n|a|t|ja)?|suur(?:i|en|ta|ia)|pien(?:i|en|tä|et|iä)|hyvä(?:n|ä|t)?|komea(?:n|a|t)?|kaunis|paksu(?:n|a|t)?|reilu(?:n)?|" +
    "hieno(?:n|a|t)?|mukava(?:n|a)?|toinen",
  beforeFish: "ensimmäinen|viimeinen|oma|ei|karannut",
  lures: {
    Spoon: "lusik(?:ka|alla|kaan|at)|lusikkauistin",
    Topwater: "pintavie(?:he|heellä)|pintauistin",
    Crankbait: "vaap(?:pu|ulla|puun|ut)|vaappuja",
    Jig: "jigi(?:llä|in|t|stä)?|jigaamalla",
    "Soft Plastic": "kumi(?:lla|in|kala|kalalla|jigi|jigillä)?",
    "Live Bait": "syöt(?:ti|illä|tiin|tikala|tikalalla)|täky(?:llä)?|täkykala(?:lla)?",
    "Drop Shot": "drop ?shot(?:illa|iin|ti)",
    Rapala: "rapala(?:lla|an)",
    Spinnerbait: "spinnerbait(?:illa|iin)",
    Swimbait: "swimbait(?:illa|iin)",
    Lippa: "lip(?:pa|alla|paan|at)",
    Perho: "perho(?:lla|on|t)?",
    Nymfi: "nymfi(?:llä|in)?",
    Pilkki: "pilk(?:ki|illä|kiin)",
    Tasapaino: "tasapaino(?:lla|on)?|tasuri(?:lla)?",
    Mato: "mat(?:o|oa|oon)|mado(?:lla|t)|onki(?:mato|madolla)",
    Toukka: "touk(?:ka|alla|at|ia)",
    Maissi: "maissi(?:lla|n)?",
    Katkarapu: "katkara(?:pu|vulla)",
  },
  otherLures: "larva|jerkki|pilkkiviehe",
  baits:
    "mat(?:o|oa|oon)|mado(?:lla|t)|onki(?:mato|madolla)|touk(?:ka|alla|at|ia)|maissi(?:lla|n)?|katkara(?:pu|vulla)|leipä|leivällä|" +
    "taikina(?:lla)?",

  fates: {
    released:
      "vapautet(?:tu|tiin|ut)|vapautin|vapaaksi|päästet(?:ty|tiin)(?: (?:takaisin|menemään))?|päästin(?: (?:takaisin|menemään))?|" +
      "takaisin(?: (?:veteen|kasvamaan|uimaan))?|kasvamaan|laskettiin takaisin|pääsi takaisin",
    released_hurt:
      "vapautettu (?:vioittuneena|loukkaantuneena|haavoittuneena|vertavuotavana)|(?:vioittuneena|haavoittuneena) vapautettu",
    kept: "otet(?:tu|tiin|ut)(?: (?:ylös|mukaan|ruoaksi))?|otin(?: mukaan)?|ottoon|kotiin|ruoaksi|ruokapöytään|pannulle|syötäväksi",
  },
  afterFate: "kaikki|molemmat|kumpikin",
  beforeFate: "kaikki|molemmat|ja|kala|se",
  place: "veneen|rannalla|laiturilla|heti",
  yes: "kyllä|joo",
  no: "ei",
  not: "ei|ilman",

  quantity: "määrä|lukumäärä|kappalemäärä|kpl",
  pieces: "kpl|kappaletta|kalaa|yhteensä",

  beforeLost: "minulta|multa|taas|ja|sitten|juuri",
  lost: "karkasi|karkasivat|karannut|karkuutin|karkuun|menetin|menetetty|irtosi|irtosivat|pääsi (?:irti|karkuun)|katkesi|hukkasin",
  beforeGone: "joka|se|vaan|mutta|sitten|veneen (?:vieressä|vierestä)|ihan|haavilta",
  gone: "karkasi|karkasivat|karannut|irtosi|irtosivat|(?:pääsi )?(?:irti|karkuun)|katkaisi(?: siiman)?|menetetty",
  another: "toinen|vielä|yksi|\\d|minun",
  but: "mutta|sitten|sit",
  notFish: "vie(?:he|heen)|vaap(?:un|pu)|jigi(?:n)?|siima(?:n)?|aikaa|uisti(?:n|men)",
  afterLostCount: "kalaa|tärppiä|kpl|veneen|rannassa",
  beforeBlank: "tänään|eilen|taas|jäi|jäin|jäätiin|reissu|ihan|täysin|oli",
  blank:
    "ilman (?:kalaa|tärppiä|saalista)|tyhjä(?: reissu|ksi)?|tyhjin käsin|" +
    "ei (?:yhtään |ainuttakaan )?(?:kalaa|kaloja|tärppiä|tärppejä|saalista|mitään)(?:kaan|kään)?|nolla(?:reissu| kalaa)|0 kalaa|nollille|kalaton",
  none: "ei(?: yhtään)?|ilman|nolla|0",
  today: "tänään|eilen|vaikka",
  turn: "kunnes|sitten|mutta|paitsi|vasta",
  hours: "tuntia?|tunnin|h",
};

export const FINNISH_TIMES: TimeWords = {
  days: [
    ["tänään", 0],
    ["eilen", 1],
    ["toissa ?päivänä", 2],
    ["tänä aamuna", 0, "morning"],
    ["tänä iltana", 0, "evening"],
    ["eilisaamuna", 1, "morning"],
    ["eilisiltana", 1, "evening"],
    ["viime yönä", 0, "night"],
  ],
  weekdays: [
    "sunnuntai(?:na)?",
    "maanantai(?:na)?",
    "tiistai(?:na)?",
    "keskiviikko(?:na)?",
    "torstai(?:na)?",
    "perjantai(?:na)?",
    "lauantai(?:na)?",
  ],
  beforeWeekday: "tänä",
  last: "viime",
  parts: {
    morning: "aamulla|aamuyöllä|aamupäivällä|aamuvarhain",
    noon: "keskipäivällä|puoliltapäivin",
    afternoon: "iltapäivällä",
    evening: "illalla|illansuussa",
    night: "yöllä",
    midnight: "keskiyöllä",
  },
  partsBehind: { morning: "aamuna|aamu", afternoon: "iltapäivänä", evening: "iltana|ilta", night: "yönä" },
  at: "(?:noin )?(?:klo|kello)",
  about: "noin",
  hours: "h",
  beforeHour: {
    puoli: -30,
    "varttia yli": 15,
    "varttia vaille": -15,
    "5 yli": 5,
    "5 vaille": -5,
    "10 yli": 10,
    "10 vaille": -10,
    "20 yli": 20,
    "20 vaille": -20,
  },
  blank: "ilman|tyhjä|tyhjin|ei|nolla",
};
