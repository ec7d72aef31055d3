import type { LineWords } from "./line-words.ts";
import type { TimeWords } from "./time-words.ts";
import { readTwoUnitsIn } from "./two-units.ts";
import { withoutAccents } from "./without-accents.ts";

/** The endings of adjectives. */
const CASE = "(?:y|a|e|ego|ej|ą|ych|ym)";

export const POLISH: LineWords = {
  spell: withoutAccents,
  and: "i|oraz",
  using: "na|z|ze|i",
  leading: "w|we|przy|o|pod",
  connecting:
    "i w we z ze na o od do przy po za to był była jest się mam mi miał miała złowiony złowiona złowione złowiłem złowiłam " +
    "złapałem złapany teraz właśnie około ok ta ten te",

  numbers: {
    counted: [
      [1.5, "półtora/półtorej"],
      [
        1,
        "jeden/jedna/jedno/jedną dwa/dwie/dwóch trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu " +
          "dziewięć/dziewięciu dziesięć/dziesięciu jedenaście/jedenastu dwanaście/dwunastu trzynaście/trzynastu " +
          "czternaście/czternastu piętnaście/piętnastu szesnaście/szesnastu siedemnaście/siedemnastu osiemnaście/osiemnastu " +
          "dziewiętnaście/dziewiętnastu",
      ],
      [
        1,
        "pierwszej drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej jedenastej dwunastej trzynastej " +
          "czternastej piętnastej szesnastej siedemnastej osiemnastej dziewiętnastej",
      ],
    ],
    tens:
      "dwadzieścia/dwudziestu/dwudziestej trzydzieści/trzydziestu czterdzieści/czterdziestu pięćdziesiąt/pięćdziesięciu " +
      "sześćdziesiąt/sześćdziesięciu siedemdziesiąt/siedemdziesięciu osiemdziesiąt/osiemdziesięciu " +
      "dziewięćdziesiąt/dziewięćdziesięciu",
    between: ["{ten} {one}"],
    hundred: "sto|stu",
    afterHundred: " ",
    one: "jed(?:en|na|no|ną)",
    units:
      "kilo(?:gram(?:y|ów)?)?|kg|metr(?:y|ów|a)?|m|centymetr(?:y|ów|a)?|cm|gram(?:y|ów)?|godzin[ay]?|stopni",
    point: "przecinek",
    partsBehind: { "1/2": "i pół", "1/4": "i ćwierć" },
    parts: { "1/2": "pół", "1/4": "ćwierć" },
    several: {
      "12": "tuzin",
      "1 metr": "metr",
    },
  },
  // "Metr" is a number before the centimeters: "metr osiemdziesiąt".
  notNumbers:
    "ten|(?<=(?:\\d|jeden) )metr|metr(?! (?:i )?(?:dziesięć|dwadzieścia|trzydzieści|czterdzieści|\\p{L}+(?:dziesiąt|naście))(?!\\p{L}))",
  units: {
    cm: "centymetr(?:y|ów|a|ach|owy)?",
    mm: "milimetr(?:y|ów)?",
    in: "cal(?:e|i)?",
    m: "metr(?:y|ów|a|ach|ze)?",
    kg: "kilo(?:gram(?:y|ów|a)?)?|kila",
    g: "gram(?:y|ów)?",
    "°C": "stopni c(?:elsjusza)?|st c",
    kn: "węzł(?:y|ów)|węzeł",
    "m/s": "metrów na",
    "km/h": "km na|km\\/godz",
    hPa: "hektopaskal(?:i|e)",
    Bft: "beaufort",
  },
  readTwoUnits: readTwoUnitsIn({
    meter: "m|metr(?:y|a)?",
    kilogram: "kg|kilo",
    and: "i",
    gram: "g|gram(?:y|ów)?",
  }),
  degrees: "stopni(?:a|e)?(?!\\p{L})|stopień",
  labels: {
    length: "długości|długość|długi|długa|dł",
    weight: "wag[ai]|ważył[ao]?|ważący|masa|ciężki",
    depth: "głębokości|głębokość|głęboko|głęb",
    water_temperature: "wod[ay]|wodzie|temp|temperatura",
    air_temperature: "powietrz[ea]",
    wind_speed: "wiatru?",
    barometric_pressure: "ciśnieni[ea]",
  },
  labelsBehind: "długości|długi|głębokości|głęboko|wagi",
  beforeLabelWord: "temp(?:eratura)? ",
  afterLabel: "to|ok|około|ma|miał",
  beforeSize: "na|po|około|ok\\.?",
  girth: "obwód|obwodu",
  ofWater: "(?:pod )?wod[yąa]",
  to: "do",
  otherUnits:
    "raz(?:y|ów)?|godzin[ay]?|godz|min(?:ut[ay]?)?|dni|dzień|tygodni|rzut(?:y|ów)|brań|brania|dkg|dag|deko",
  onDay: "dnia|w|z",
  atTime: "o|ok|około",

  species: {
    Pike: "szczupa(?:k|ka|ki|ków|kiem|kowi|czek|czka|czki|czków)|zębat(?:y|ego|ych)",
    Perch: "oko(?:ń|nia|nie|ni|niem|nik|nika|niki|ników)|garbus(?:a|y|ów)?|pasiak(?:a|i|ów)?",
    Trout: "pstrąg(?:a|i|ów|iem)?|pstrąż(?:ek|ka|ki)",
    Salmon: "łoso(?:ś|sia|sie|si|siem)",
    Catfish: "sum(?:a|y|ów|em)?",
    Musky: "muskie(?:go)?",
    "Bass (Largemouth)": `bass?(?:a|y|ów)? wielkogębow${CASE}|wielkogębow${CASE}`,
    "Bass (Smallmouth)": `bass?(?:a|y|ów)? małogębow${CASE}|małogębow${CASE}`,
  },
  adjectives: `(?:ładn|piękn|duż|mał|grub|kolejn|fajn|niezł|potężn|spor|tłust|drobn)${CASE}|wielki(?:e|ego)?`,
  beforeFish: `(?:pierwsz|zgubion|złowion|stracon)${CASE}|ostatnia?|mój|moja|żad(?:en|nego|na|nej)|brak`,
  lures: {
    Spoon: "wahadł(?:ówk(?:a|ę|ą|i)|o|em)|blach(?:a|ę|ą|y)|błystk(?:a|ę|ą)(?: wahadłow(?:a|ą))?",
    Topwater: "powierzchniow(?:a|ą|iec|ca)",
    Crankbait: "wobler(?:a|em|y|ek|ka|kiem)?",
    Jig: "jig(?:a|iem|i)|główk(?:a|ę|ą)(?: jigow(?:a|ą))?",
    "Soft Plastic": "gum(?:a|ę|ą|y|ka|kę|ką)|kopyt(?:o|em|ko|kiem)|ripper(?:a|em)?|silikon(?:em)?",
    "Live Bait": "żyw(?:iec|ca|cem|cu)|przynęt(?:a|ę|ą) naturaln(?:a|ą)",
    "Drop Shot": "drop ?shot(?:a|em)",
    Spinnerbait: "spinnerbait(?:a|em)",
    Swimbait: "swimbait(?:a|em)",
    Bucktail: "bucktail(?:a|em)",
    Obrotówka: "obrotówk(?:a|ę|ą|i)",
    Jerk: "jerk(?:a|iem)?|jerkbait(?:a|em)?",
    Twister: "twister(?:a|em)?",
    Mucha: "(?:such(?:a|ą|ej) )?much(?:a|ę|ą|y)",
    Nimfa: "nimf(?:a|ę|ą|y)",
    Cykada: "cykad(?:a|ę|ą)",
    Pilker: "pilker(?:a|em)?",
    Robak: "robak(?:a|i|ów|iem|ami)?",
    Rosówka: "rosówk(?:a|ę|ą|i)",
    Dżdżownica: "dżdżownic(?:a|ę|ą|e|y)",
    Kukurydza: "kukurydz(?:a|ę|ą|y)",
    "Kulka proteinowa": "kulk(?:a|ę|ą|i)(?: proteinow(?:a|ą|e))?",
    Chleb: "chleb(?:em|a)?",
    Pellet: "pellet(?:em|u|y)?",
  },
  baits:
    "robak(?:a|i|ów|iem|ami)?|rosówk(?:a|ę|ą|i)|dżdżownic(?:a|ę|ą|e|y)|kukurydz(?:a|ę|ą|y)|kulk(?:a|ę|ą|i)(?: proteinow(?:a|ą|e))?|" +
    "chleb(?:em|a)?|ciast(?:o|em)|pellet(?:em|u|y)?|ochotk(?:a|ę|ą)|pinki?",

  fates: {
    released:
      "wypuszczon[yaeo]|wypuści(?:łem|łam|liśmy)|wypuszczam|(?:wróci(?:ł|ła|ło|ły)|wraca|wracają)(?: do wody)?|pływa dalej|" +
      "z powrotem do wody|złów i wypuść|no ?kill|na wolność",
    released_hurt: "wypuszczon[yaeo] (?:z raną|rann[yae]|krwawiąc[yae]?)|rann[yae] wypuszczon[yaeo]",
    kept: "zabran[yaeo]|zabra(?:łem|łam)|zatrzyman[yae]|wzięt[yae]|wzi(?:ąłem|ęłam)|(?:zabran[yaeo] )?(?:na (?:patelnię|kolację|obiad)|do domu)",
  },
  afterFate: "wszystkie|oba|obie|obydwa",
  beforeFate: "wszystkie|oba|obie|obydwa|i|został[ay]?|ryb[ya]",
  place: "przy|w|we|na|pod|koło|obok",
  yes: "tak",
  no: "nie",
  not: "nie|bez",

  quantity: "ilość|liczba|sztuk|ile sztuk",
  pieces: "szt\\.?|sztuk[ia]?|ryb[ya]?|razem|łącznie",

  beforeLost: "mi|się|i|potem|dziś|znowu|niestety|mam|przy (?:łodzi|brzegu)",
  lost:
    "spad(?:ł|ła|ło|ły|y)?|(?:zerwa|urwa)(?:ł|ła|ło|łem)(?: się)?|straci(?:łem|łam)|stracon[yae]|zgubi(?:łem|łam)|" +
    "(?:spi|wypi|odpi)(?:ął|ęła|ęły)(?: się)?|puste branie|niezacięt[yae]",
  beforeGone: "się|mi|mnie|który|która|niestety|przy (?:łodzi|brzegu|podbieraku)|ale|został[ay]?",
  gone:
    "spad(?:ł|ła|ło|ły)|(?:zerwa|urwa)(?:ł|ła|ło|ły)(?: się)?|(?:spi|wypi|odpi)(?:ął|ęła|ęły)(?: się)?|stracon[yae]|zgubion[yae]|" +
    "uciek(?:ł|ła|ły)|straci(?:łem|łam)",
  another: "\\||jeszcze|jed(?:en|na)|drugi|druga|\\d|mój",
  but: "ale|potem|później",
  notFish: "mój|moj[aą]|przynęt[ęa]|gum[ęa]|woblera?|żyłk[ęa]|plecionk[ęa]",
  afterLostCount: "ryb[ya]?|brań|brania|przy|na|w|szt|sztuki?|jeszcze",
  beforeBlank: "dziś|dzisiaj|wczoraj|znowu|byłem|wyprawa|dzień|cały dzień|wracam|wróciłem",
  blank:
    "o kiju|na zero|bez (?:ryb[ya]?|brań|brania|kontaktu)|brak (?:ryb|brań|kontaktu)|(?:zero|0) (?:ryb|brań)|" +
    "nic nie (?:złapałem|złapałam|złowiłem|złowiłam|brało|bierze|wzięło)|ani (?:jednego )?brania|ani (?:jednej )?ryby",
  none: "brak|żadnego|żadnej|bez|zero|0|ani 1",
  today: "dziś|dzisiaj|wczoraj|na|w|nad|mimo",
  turn: "aż|potem|dopiero|ale|poza|oprócz",
  hours: "godz(?:in[ay]?)?|h",
};

export const POLISH_TIMES: TimeWords = {
  days: [
    ["dziś|dzisiaj", 0],
    ["wczoraj", 1],
    ["przedwczoraj", 2],
  ],
  weekdays: [
    "niedziel(?:a|ę)",
    "poniedziałek",
    "wtorek",
    "środ(?:a|ę)",
    "czwartek",
    "piątek",
    "sobot(?:a|ę)",
  ],
  beforeWeekday: "we?",
  last: "ostatni(?:ą|a)?|zeszł(?:y|ą|a)|minion(?:y|ą|a)|poprzedni(?:ą|a)?",
  months: [
    "stycznia|sty",
    "lutego|lut",
    "marca|mar",
    "kwietnia|kwi",
    "maja",
    "czerwca|cze",
    "lipca|lip",
    "sierpnia|sie",
    "września|wrz",
    "października|paź",
    "listopada|lis",
    "grudnia|gru",
  ],
  parts: {
    morning: "rano|nad ranem|o świcie|z rana|przed południem",
    noon: "w południe",
    afternoon: "po południu|popołudniu",
    evening: "wieczor(?:em|kiem)",
    night: "w nocy|nocą",
    midnight: "o północy",
  },
  partsBehind: { evening: "wieczór", night: "noc" },
  beforeDate: "dnia|z",
  at: "(?:o )?godz(?:inie|ina)?|o|g",
  about: "ok\\.?|około|koło",
  hours: "h",
  beforeHour: {
    "wpół do": -30,
    "kwadrans po": 15,
    "za kwadrans": -15,
    "za 5": -5,
    "za 10": -10,
    "za 20": -20,
    "5 po": 5,
    "10 po": 10,
    "20 po": 20,
  },
  ago: {
    after: "temu",
    units: { minute: "minut[ęy]?", hour: "godzin[ęya]?", day: "dni|dzień", week: "tygodni(?:e)?|tydzień" },
  },
  blank: "o kiju|nic|bez|brak|zero",
};
