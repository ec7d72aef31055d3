import type { LineWords } from "./line-words.ts";
import type { TimeWords } from "./time-words.ts";
import { readTwoUnitsIn } from "./two-units.ts";
import { withoutAccents } from "./without-accents.ts";

/** As in Brazil. */
export const PORTUGUESE: LineWords = {
  spell: withoutAccents,
  and: "e",
  articles: "uma?s?|os?|as?",
  using: "com|no|na|e",
  leading: "em|de|do|da",
  connecting:
    "a ao as à às com da das de do dos e em era foi na nas no nos o os peguei pescado pesquei por um uma uns umas medindo pesando " +
    "tirei agora cerca mediu pesou",

  numbers: {
    counted: [
      [
        1,
        "um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze quatorze/catorze quinze dezesseis dezessete " +
          "dezoito dezenove",
      ],
    ],
    tens: "vinte trinta quarenta cinquenta/cincoenta sessenta setenta oitenta noventa",
    between: ["{ten} e {one}"],
    hundred: "cem|cento",
    afterHundred: " (?:e )?",
    one: "uma?",
    units: "quilos?|kilos?|kg|metros?|m|centímetros?|cm|gramas?|horas?|libras?|graus?",
    point: "vírgula|ponto",
    // After "às seis", a half is half an hour.
    partsBehind: { "1/2": "(?<!(?:às|pelas) \\S+ )e mei[oa]" },
    parts: { "1/2": "mei[oa](?: de)?", "1/4": "(?:um )?quarto(?: de)?", "3/4": "três quartos(?: de)?" },
    several: {
      "2": "(?:um )?(?:par|casal)(?: de)?",
      "6": "meia dúzia(?: de)?",
      "12": "(?:uma )?dúzia(?: de)?",
    },
  },
  // "20 dez" is a day in December.
  notNumbers: "(?<=\\d (?:de )?)dez",
  units: {
    cm: "centímetros?",
    mm: "milímetros?",
    in: "polegadas?",
    ft: "pés?",
    m: "metros?",
    kg: "quilos?|kilos?|quilogramas?|kgs",
    g: "gramas?",
    lb: "libras?",
    "°C": "graus c(?:elsius)?",
    kn: "nós",
    "km/h": "km por hora|quilômetros por",
    hPa: "hectopascals?|milibares?",
    Bft: "beaufort",
  },
  readTwoUnits: readTwoUnitsIn({
    meter: "m|metros?",
    kilogram: "kg|quilos?|kilos?",
    and: "e|com",
    half: "e mei[oa]",
    pound: "libras?",
  }),
  degrees: "graus?(?!\\p{L})",
  labels: {
    length: "comprimento|comprido|medindo|mediu|tamanho",
    weight: "peso|pesou|pesando|pesa",
    depth: "profundidade|fundura|fundo|prof",
    water_temperature: "água|temp|temperatura",
    air_temperature: "ar",
    wind_speed: "vento",
    barometric_pressure: "pressão|barômetro",
  },
  labelsBehind: "comprido|fundo",
  beforeLabelWord: "temp(?:eratura)? (?:d[ao] )?",
  afterLabel: "de|a|é|era|com",
  beforeLabel: "de |do |da ",
  beforeSize: "(?:de )?uns|de|com",
  girth: "circunferência|cintura",
  ofWater: "(?:de|d['’]|debaixo d['’]) ?água",
  to: "(?<=(?:de|entre) \\d+(?:[.,]\\d+)? )a|até",
  otherUnits: "vezes|vez|horas?|min(?:utos?)?|dias?|semanas?|arremessos?|batidas?",
  onDay: "em|no|dia",
  atTime: "às",

  species: {
    Pike: "lúcios?",
    Perch: "percas?",
    Trout: "trutas?|trutinhas?",
    Salmon: "salm(?:ão|ões)",
    Catfish: "bagres?|bagrinhos?|peixes?[ -]gato",
    "Bass (Largemouth)": "black[ -]?bass|bass|achigãs?|(?:black[ -]bass )?boca[ -]grande",
    "Bass (Smallmouth)": "(?:black[ -]bass )?boca[ -]pequena",
  },
  adjectives:
    "bonit[oa]s?|bom|boa|bons|boas|grandes?|grandão|pequen[oa]s?|bel[oa]s?|lind[oa]s?|gord[oa]s?|enormes?|outr[oa]s?|baita|bruto",
  beforeFish: "primeir[oa]|últim[oa]|meu|minha|nenhuma?|sem|perdid[oa]",
  lures: {
    Spoon: "colher(?:es|inha)?",
    Topwater: "iscas? de superfície|zara|hélice",
    Crankbait: "crankbaits?|(?:iscas? )?(?:de )?meia[ -]água",
    Jig: "jigs|jig head",
    "Soft Plastic": "(?:iscas? )?softs?|soft ?baits?|silicones?|minhocas? artifici(?:al|ais)",
    "Live Bait": "iscas? vivas?",
    Spinnerbait: "spinnerbaits",
    Spinner: "spinners?",
    Mosca: "moscas?(?: secas?)?",
    Ninfa: "ninfas?",
    Minhoca: "minhocas?",
    Milho: "milho",
    Tuvira: "tuviras?",
    Camarão: "camar(?:ão|ões)",
  },
  otherLures: "streamers?|plugs?",
  baits: "minhocas?|milho|massa|pão|boilies?|ração|queijo|salsicha|minhocuçus?|camar(?:ão|ões)",

  fates: {
    released:
      "solt[oa]s?|solt(?:ei|amos)(?: [oa]s?)?|devolvid[oa]s?(?: à água)?|liberad[oa]s?|pesque e solte|" +
      "(?:de volta |voltou |voltaram )(?:à|pra|para a) água|de volta",
    released_hurt:
      "(?:solt|devolvid|liberad)[oa]s? (?:ferid|machucad)[oa]s?|ferid[oa]s? solt[oa]s?|solt[oa]s? sangrando",
    kept: "abatid[oa]s?|guardad[oa]s?|lev(?:ad[oa]s?|ei)(?: (?:pra|para) casa)?|(?:abatid[oa]s? )?(?:(?:pra|para a) (?:panela|janta)|para comer)|mantid[oa]s?",
  },
  afterFate: "tod[oa]s|amb[oa]s|[oa]s \\d",
  beforeFate: "tod[oa]s|amb[oa]s|[oa]s \\d|e|foi|foram",
  place: "n[oa]s?|em|perto|ao|à|junto",
  yes: "sim",
  no: "não",
  not: "não|sem",

  quantity: "quantidade|quantos|número",
  pieces: "peixes?|unidades?|exemplares|no total",

  beforeLost: "eu|e|depois|acabei de|hoje|ontem|se",
  lost: "perd(?:i|emos|id[oa]s?)|escap(?:ou|ei)|soltou(?:-se)?|errei|arrebent(?:ou|ei)|estourou|fugiu",
  beforeGone: "se|que|foi|me|já|ele|ela|acabou",
  gone: "perdid[oa]s?|escapou|soltou(?:-se)?|fugiu|(?:arrebentou|estourou)(?: a linha)?|foi embora",
  another: "outr[oa]|uma?|\\d|mais|meu|minha|o|a",
  but: "mas|depois|então",
  notFish: "minha|meu|a isca|uma isca|a linha|tempo|o anzol",
  afterLostCount: "peixes?|batidas?|mais|n[oa]|em",
  beforeBlank: "hoje|ontem|de novo|a gente|nós|eu|pescaria|dia|foi",
  blank:
    "(?:deu )?sapato|sapatei|zer(?:ei|ado|amos)|(?:zero|0) (?:peixes?|batidas?)|sem (?:peixes?|batidas?|capturas?|ação)|" +
    "nenhum peixe|nenhuma (?:batida|captura|ação)|nem uma batida|não (?:peguei|pegamos|pesquei|bateu)(?: nada| nenhum)?(?: peixe)?",
  none: "nenhuma?|sem|zero|0",
  today: "hoje|ontem|n[oa]|em|ess[ea]|nest[ea]",
  turn: "até(?! (?:as |às )?\\d)|depois|mas|então|exceto",
  hours: "horas?|hrs?|hs|h",
};

export const PORTUGUESE_TIMES: TimeWords = {
  days: [
    ["hoje", 0],
    ["ontem", 1],
    ["anteontem", 2],
    ["(?:esta|essa) manhã", 0, "morning"],
    ["(?:esta|essa) tarde", 0, "afternoon"],
    ["(?:esta|essa) noite", 0, "evening"],
  ],
  weekdays: [
    "domingos?",
    "segunda(?:[- ]feira)?",
    "terça(?:[- ]feira)?",
    "quarta(?:[- ]feira)?",
    "quinta(?:[- ]feira)?",
    "sexta(?:[- ]feira)?",
    "sábados?",
  ],
  beforeWeekday: "n[oa]|d[oa]|ness[ea]",
  last: "últim[oa]|passad[oa]",
  parts: {
    morning: "(?:de|pela|da) manhã|de manhãzinha|de madrugada",
    noon: "ao meio[- ]dia",
    afternoon: "(?:à|de|da|pela) tarde|no fim da tarde",
    evening: "(?:à|de|da|pela) noite",
    midnight: "à meia[- ]noite",
  },
  partsBehind: { morning: "cedo|manhã", afternoon: "tarde", evening: "noite" },
  beforeDate: "dia|em",
  at: "por volta das|pelas|lá pelas",
  about: "às|as",
  hours: "horas?|hrs?|hs|h",
  and: "e",
  afterHour: { "e meia": 30 },
  beforeHour: { "15 (?:para as|pras)": -15, "10 (?:para as|pras)": -10, "5 (?:para as|pras)": -5 },
  ago: {
    before: "há|faz",
    after: "atrás",
    units: { minute: "minutos?", hour: "horas?", day: "dias?", week: "semanas?" },
  },
  blank: "sapato|sapatei|nada|sem|nenhuma?|zero|zerei",
};
