import type { LineWords } from "./line-words.ts";
import type { TimeWords } from "./time-words.ts";
import { readTwoUnitsIn } from "./two-units.ts";
import { withoutAccents } from "./without-accents.ts";

export const SPANISH: LineWords = {
  spell: withoutAccents,
  and: "y|e",
  articles: "una?s?|el|la|los|las",
  using: "con|y",
  leading: "en|a|al|de|del",
  connecting:
    "a al casi con cogí cogido de del el en era es fue ha he la las lo los me pesqué pescado por que saqué su un una uno unos y " +
    "aproximadamente aprox ahora medía pesaba",

  numbers: {
    counted: [
      [
        1,
        "un/uno/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete " +
          "dieciocho diecinueve",
      ],
      [
        21,
        "veintiuno/veintiún/veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho " +
          "veintinueve",
      ],
    ],
    tens: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    between: ["{ten} y {one}"],
    hundred: "cien(?:to)?",
    afterHundred: " ",
    one: "un[oa]?",
    units: "kilos?|kg|metros?|m|centímetros?|cm|gramos?|horas?|libras?|grados?|pies|pulgadas?",
    point: "coma|punto",
    // After "a las seis", a half is half an hour.
    partsBehind: {
      "1/2": "(?<!las? \\S+ )y medi[oa]",
      "1/4": "(?<!las? \\S+ )y cuarto",
      "3/4": "y tres cuartos",
    },
    parts: { "1/2": "medi[oa](?: de)?", "1/4": "(?:un )?cuarto(?: de)?", "3/4": "tres cuartos(?: de)?" },
    several: { "2": "(?:un )?par(?: de)?", "6": "media docena(?: de)?", "12": "(?:una )?docena(?: de)?" },
  },
  units: {
    cm: "centímetros?",
    mm: "milímetros?",
    in: "pulgadas?",
    ft: "pies?",
    m: "metros?",
    kg: "kilos?|kilogramos?|quilos?",
    g: "gramos?",
    lb: "libras?",
    oz: "onzas?",
    "°C": "grados c(?:elsius|entígrados)?",
    kn: "nudos?",
    "km/h": "km por hora|kilómetros por hora",
    hPa: "hectopascales|milibares",
    Bft: "beaufort",
  },
  readTwoUnits: readTwoUnitsIn({
    meter: "m|metros?",
    kilogram: "kg|kilos?",
    and: "y|con",
    half: "y medi[oa]",
    pound: "libras?",
  }),
  degrees: "grados?(?!\\p{L})",
  labels: {
    length: "larg[oa]|longitud|talla|medía|mide|midió",
    weight: "peso|pesó|pesa|pesaba",
    depth: "profundidad|profundo|fondo|prof",
    water_temperature: "agua|temp|temperatura",
    air_temperature: "aire",
    wind_speed: "viento",
    barometric_pressure: "presión|barómetro",
  },
  labelsBehind: "largo|profundo",
  beforeLabelWord: "temp(?:eratura)? (?:del? )?",
  afterLabel: "de|a|es|era",
  beforeLabel: "de |del ",
  beforeSize: "(?:de )?unos|de|con",
  girth: "contorno|perímetro",
  ofWater: "(?:de|bajo el) agua",
  to: "(?<=(?:de|entre) \\d+(?:[.,]\\d+)? )a|hasta",
  otherUnits: "veces|vez|horas?|min(?:utos?)?|días?|semanas?|lances?|picadas?",
  onDay: "el|del",
  atTime: "a las",

  species: {
    Pike: "lucios?",
    Perch: "percas?",
    Trout: "truchas?|truchones?",
    Salmon: "salm(?:ón|ones)",
    Catfish: "bagres?|siluros?|peces gato|pez gato",
    "Bass (Largemouth)":
      "black[ -]?bass|bass|basses|lobinas?|(?:black[ -]bass )?boca grande|percas? americanas?",
    "Bass (Smallmouth)": "(?:(?:black[ -]bass|lobina) )?(?:de )?boca (?:chica|pequeña)",
    Bluegill: "agallas? azul(?:es)?",
  },
  adjectives:
    "bonit[oa]s?|buen[oa]?s?|gran(?:des?)?|pequeñ[oa]s?|gord[oa]s?|hermos[oa]s?|lind[oa]s?|enormes?|otr[oa]s?|precios[oa]s?|mejor(?:es)?",
  beforeFish: "primer[oa]?|últim[oa]|mi|mis|ningún|ninguna|sin|perdid[oa]",
  lures: {
    Spoon: "cucharas?(?: ondulantes?)?|cucharillas? ondulantes?|ondulantes?",
    Cucharilla: "cucharillas?(?: giratorias?)?|giratorias?",
    Topwater: "señuelos? de superficie|paseantes?",
    Crankbait: "crankbaits?|señuelos? duros?|(?:pez|peces) artificial(?:es)?",
    Jig: "jigs|cabezas? plomadas?",
    "Soft Plastic": "vinilos?|señuelos? blandos?|shads?",
    "Live Bait": "(?:cebos?|carnadas?|pez|peces) viv[oa]s?|carnadas?",
    Spinnerbait: "spinnerbaits",
    Lombriz: "lombri(?:z|ces)",
    Gusano: "gusanos?",
    Mosca: "moscas?(?: secas?)?",
    Ninfa: "ninfas?",
  },
  otherLures: "streamers?|currican",
  baits: "lombri(?:z|ces)|gusanos?|maíz|pan|boilies?|pellets?|masilla|cangrejos?|grillos?|saltamontes",

  fates: {
    released:
      "devuelt[oa]s?(?: al agua)?|solt(?:ad[oa]s?|é|amos)|suelt[oa]s?|liberad[oa]s?|l[oa]s? solt(?:é|amos)|" +
      "captura y suelta|sin muerte|al agua|de vuelta(?: al agua)?",
    released_hurt:
      "(?:devuelt|liberad|soltad|suelt)[oa]s? (?:herid|lesionad)[oa]s?|herid[oa]s? devuelt[oa]s?",
    kept:
      "conservad[oa]s?|guardad[oa]s?|me (?:lo|la|los|las) qued(?:é|o)|(?:guardad[oa]s? )?(?:a la (?:sartén|cazuela)|para (?:comer|cenar|la cena))|" +
      "sacrificad[oa]s?",
  },
  afterFate: "tod[oa]s|amb[oa]s|l[oa]s \\d",
  beforeFate: "tod[oa]s|amb[oa]s|l[oa]s \\d|y|fue|fueron",
  place: "al|a|en|cerca|junto|bajo",
  yes: "sí",
  no: "no",
  not: "no|sin",

  quantity: "cantidad|número|cuántos",
  pieces: "peces|pez|piezas?|ejemplares|capturas|en total|uds?|unidades",

  beforeLost: "he|se|me|y|luego|hoy|ha|acabo de",
  lost: "se (?:me )?fue|rompió (?:la línea|el sedal)|perd(?:í|id[oa]s?)|solt(?:ó|ado)|escap(?:ó|ado)|desclav(?:ó|ado)|desenganch(?:ó|ado)|fall(?:é|ado)|romp(?:ió|í)",
  beforeGone: "se|me|que|fue|ha|había|lo|la|ya",
  gone: "perd(?:í|id[oa]s?)|solt(?:ó|ado)|escap(?:ó|ado)|desclav(?:ó|ado)|desenganch(?:ó|ado)|rompió|se (?:me )?fue",
  another: "otr[oa]s?|una?|\\d|el|la|mi",
  but: "pero|luego|después",
  notFish: "mi|el señuelo|un señuelo|la línea|el sedal|(?:el )?tiempo",
  afterLostCount: "peces|pez|picadas?|más|en|al|a",
  beforeBlank: "hoy|ayer|otra vez|de nuevo|me|fui|fuimos|nos|he|hemos|día|salida|jornada",
  blank:
    "en blanco|bolo|sin (?:peces|capturas|pesca|picadas?|una picada)|ni una (?:picada|captura)|ni un (?:pez|toque)|" +
    "ningún pez|ninguna (?:picada|captura)|no (?:pesqué|pescamos|picó|he pescado|hubo)(?: nada)?|cero (?:peces|picadas)|0 peces|" +
    "zapatero",
  none: "ningún|ninguna?|sin|cero|0|ni un",
  today: "hoy|ayer|en|est[ea]|con",
  turn: "hasta(?! (?:las )?\\d)|luego|pero|después|salvo",
  hours: "horas?|hrs?|hs|h",
};

export const SPANISH_TIMES: TimeWords = {
  days: [
    ["hoy", 0],
    ["ayer", 1],
    ["anteayer|antier|antes de ayer", 2],
    ["anoche", 1, "evening"],
    ["esta mañana", 0, "morning"],
    ["esta tarde", 0, "afternoon"],
    ["esta noche", 0, "evening"],
  ],
  weekdays: ["domingos?", "lunes", "martes", "miércoles", "jueves", "viernes", "sábados?"],
  beforeWeekday: "el|este|del",
  last: "pasado",
  parts: {
    morning: "(?:por|en|de) la mañana|al amanecer|de madrugada",
    noon: "al? mediodía",
    afternoon: "(?:por|en|de) la tarde|al atardecer",
    evening: "(?:por|en|de) la noche",
    midnight: "a medianoche",
  },
  partsBehind: { morning: "mañana", noon: "mediodía", afternoon: "tarde", evening: "noche" },
  beforeDate: "el|del|día",
  at: "(?:a|sobre|hacia) las?",
  about: "las?",
  hours: "horas?|hrs?|hs|h",
  and: "y",
  afterHour: {
    "y media": 30,
    "y cuarto": 15,
    "menos cuarto": -15,
    "menos 5": -5,
    "menos 10": -10,
    "menos 20": -20,
  },
  ago: { before: "hace", units: { minute: "minutos?", hour: "horas?", day: "días?", week: "semanas?" } },
  blank: "en blanco|bolo|nada|sin|ni una?|ningún|ninguna|no",
};
