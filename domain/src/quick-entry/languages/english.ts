import type { LineWords, NumberWords } from "./line-words.ts";

const NUMBERS: NumberWords = {
  counted: [
    [
      1,
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    ],
  ],
  tens: "twenty thirty forty fifty sixty seventy eighty ninety",
  between: ["{ten} {one}"],
  hundred: "(?:an? |one )?hundred",
  afterHundred: " (?:and )?",
  one: "one",
  units: "pounds?|pounders?|lbs?|inch(?:es|er)?|foot|feet|ft|ounces?|oz|hours?",
  point: "point",
  partsBehind: {
    "1/2": "and (?:an? |one )?half",
    "1/4": "and (?:an? |one )?quarter",
    "3/4": "and (?:an? |one )?three quarters?",
  },
  parts: {
    "1/2": "(?:an? )?half(?: of)?(?: an?)?",
    "1/4": "(?:an? )?quarter(?: of)?(?: an?)?",
    "3/4": "(?:an? )?three quarters?(?: of)?(?: an?)?",
  },
  several: { "2": "(?:an? )?(?:couple|pair)(?: of)?", "12": "(?:an? )?dozen(?: of)?" },
};

/**
 * English, which is read in every language of the app. Some words are in other languages: a log in English may have
 * fields and choices that are named in another one.
 */
export const ENGLISH: LineWords = {
  and: "and",
  articles: "an?|the",
  using: "on|with|using|and",
  leading: "at|in",
  connecting:
    "a an and at about around by caught fish from got i in it it's its of on one the to using was weighed weighing with " +
    "now just am",

  numbers: NUMBERS,
  units: { in: `inch(?:es)?|ins?\\.?|["″”]|''`, cm: "cm|centimeters?", mm: "mm" },
  degrees: "degrees?|deg(?!\\p{L})|°",
  labels: {
    length: "long|length",
    weight: "heavy|weight|weighed|weighing",
    depth: "deep|depth|down",
    water_temperature: "water|temp|surface",
    air_temperature: "air",
    wind_speed: "wind",
    barometric_pressure: "pressure|baro|barometer",
  },
  labelsBehind: "long|heavy|deep|down",
  afterLabel: "is|was|of",
  girth: "girth|umfang",
  ofWater: "(?:of|under) (?:the )?water",
  to: "to",
  otherUnits: "times?|hours?|hrs?|min(?:ute)?s?|days?|weeks?|yards?|yds?|casts?|miles?",
  onDay: "on",
  atTime: "at",

  species: {
    "Bass (Largemouth)": "lmbs?|(?:lm|green) bass|largies?|largemouths|bigmouth|bucketmouth",
    "Bass (Smallmouth)": "smbs?|(?:sm|brown) bass|smallies|smally|smallmouths|smalljaw|bronze ?back",
    Walleye: "eyes?|walleyes|wallys?|wallies|marble eye|marbleye",
    Bluegill: "bgs?|gills?|blue ?gills",
    Pike: "northerns|pikes|n ?pike|gator|hammer handle",
    Musky: "muskies|muskys|muskellunges|musquie",
    Perch: "(?:yellow )?perches",
    Catfish: "cats?|catfishes",
    Trout: "trouts",
    Salmon: "salmons",
    Crappie: "crappies|slabs?|papermouths?",
    Zander: "zanders",
    "Lake trout": "lakers?|lake trouts",
    "Brook trout": "brookies?",
    Steelhead: "steelies?|steelheads",
    Bass: "basses",
  },
  adjectives: "another|big|chunky|decent|fat|fine|good|great|huge|large|little|more|nice|small|tiny",
  beforeFish:
    "beautiful|best|channel|dink|dropped|few|first|jumbo|kept|landed|last|lost|missed|my|no|released|second|several|solid|" +
    "some|zero",
  otherLures:
    "(?:ned|texas|carolina|wacky|alabama|lindy) rig|chatterbait|bladed jig|blade ?bait|jerk ?bait|daredevle|dardevle|" +
    "daredevil|wooll?y bugger|woolly worm|(?:dry )?fly|nymph|streamer|crawler harness|little cleo|kastmaster|husky jerk|" +
    "beetle spin|underspin|slab spoon|wedding ring|gummi",
  baits:
    "chicken livers?|(?:cut|stink) bait|(?:power|dough) ?bait|crawlers?|night crawlers|wax worms?|waxies?|maggots?|boilies?|" +
    "corn|bread|crickets?|craw|crawfish|crayfish|dew worm|live shad|salmon eggs",
  listedBaits: "minnows?|worms?|nightcrawlers?|night crawler|leech(?:es)?|shiners?",

  fates: {
    released:
      "released?|released alive|c&r|c & r|c/r|cnr|catch and release|let (?:(?:it|her|him|them) )?go|put (?:it )?back|" +
      "threw (?:(?:it|them) )?back|swam off|went back|back in|" +
      "(?:schonend )?zuruckgesetzt|freigelassen|aterutsatt|slappt|liberado|devuelto|relache|teruggezet",
    released_hurt:
      "released (?:hurt|injured|wounded|(?:but )?bleeding)|bleeding released|let go (?:hurt|bleeding)|put back hurt|" +
      "(?:verletzt|blutend) zuruckgesetzt|zuruckgesetzt verletzt|skadad aterutsatt|aterutsatt skadad|liberado herido|" +
      "relache blesse|gewond teruggezet",
    kept:
      "kept|harvested|for dinner|took (?:it )?home|behalten|entnommen|mitgenommen|behallen|guardado|garde|conserve|" +
      "meegenomen",
  },
  afterFate: "both|all|it|them|her|him|one|all of them|both of them",
  beforeFate: "both|all|was|and",
  place: "at|by|in|near",
  yes: "yes|ja|si|oui",
  no: "no|nein|nej|non|nee",
  not: "no|not",

  quantity: "quantity|count|number|anzahl|antal|cantidad|quantite|aantal",
  pieces: "fish|total",

  beforeLost: "i|we|just|then|and|also|damn",
  lost: "lost|missed|dropped|ldr|(?:broken?|snapped|shook) off|farmed",
  beforeGone: "was|got|just|that|which|i|he|she|it",
  gone:
    "lost|missed|broke (?:me )?off|broke (?:the|my) line|snapped (?:me )?off|got off|came off|came unbuttoned|got away|" +
    "shook (?:it )?off|spit (?:it|the hook|the lure)|spat the hook|threw (?:it|the hook)|unbuttoned|popped off|ldr",
  another: "one|another|two|three|some|my|the|a|an|it|\\d",
  but: "but|then",
  notFish:
    "my|the lure|a lure|bait|it all|our|lake|creek|river|pond|bay|island|point|lagoon|the (?:anchor|net|trolling motor)",
  afterLostCount: "more|fish|of|bites?|strikes?|at|on",
  beforeBlank: "i|we|got|get|was|were|a|total|complete|another|blank trip",
  blank:
    "skunked|skunk|blanked|blank(?: trip)?|zilch|struck out|shut ?out|" +
    "(?:no|zero|0) (?:fish|bites?|luck|catch|catches|takers|action)|caught nothing|nothing(?: caught)?|" +
    "didn['’]?t (?:catch|get) (?:anything|a (?:thing|bite|fish)|one)|did not catch (?:anything|a thing)",
  none: "no|zero|0",
  today: "today|this|on",
  turn: "until|till|then|but|except",
  hours: "hours?|hrs?|h",
};
