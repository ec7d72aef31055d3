// Words that nobody new to this code would search for, each with the usual term. `npm run metrics` lists the folders,
// files and functions with such a word in their name. A word stays here after it is gone from the code.

/** Patterns match whole words of a name in kebab case. */
export const JARGON = [
  { word: "deeds?", instead: "action" },
  { word: "tells?|told|says?|said|unsay", instead: "announce, message" },
  { word: "patience|patient", instead: "timeouts" },
  { word: "rests|resting|rest-ms|gives?-up|given-up", instead: "cool-down, back-off" },
  { word: "askers?", instead: "requester" },
  { word: "look-?ups?", instead: "read-through, questions" },
  { word: "desk", instead: "inbox" },
  { word: "(ask|asked|asks|load|loading)-ahead", instead: "prefetch" },
  { word: "visits?|visitors?|hands|held", instead: "lazy hydration, replay events" },
  { word: "anew|start-where-it-stands", instead: "mount, hydrate" },
  { word: "reach", instead: "connectivity" },
  { word: "worker-line|in-turn", instead: "worker client, serial queue" },
  { word: "filled|fills?", instead: "autofill" },
  { word: "everybodys?", instead: "all" },
  { word: "chart", instead: "map" },
  { word: "carriers?|posts?", instead: "transport, mailer" },
  { word: "surroundings", instead: "place facts" },
  { word: "remember|remembers|remembered", instead: "memoize" },
  { word: "witness|witnesses", instead: "on change" },
  { word: "former|exchanges?", instead: "previous, swap" },
  { word: "fold-tallies|legs?", instead: "sum tallies, index range" },
  { word: "strips?|bar", instead: "banner, bottom nav" },
  { word: "kept|copies", instead: "cached, offline" },
  { word: "facts", instead: "exif" },
  { word: "plates?|drawn-panel", instead: "thumbnail, illustration" },
  { word: "box|boxes|bbox", instead: "bounds" },
  { word: "narrowed|none-match|nothing-here", instead: "has filters, no results" },
  { word: "(draft|copy|restore|backup|mail)-place", instead: "store, location" },
  { word: "moments?", instead: "format date" },
  { word: "words", instead: "labels, format" },
];

/**
 * Usual terms that contain one of these words, in kebab case. The rest of a name that contains the term is still
 * matched.
 */
export const USUAL_TERMS = [
  { reason: "a bar of an interface", terms: ["filter-bar", "progress-bar", "selection-bar"] },
  { reason: "a bar chart", terms: ["bar-skeletons", "chart-days?", "day-chart", "score-bar"] },
  { reason: "a widget of ARIA or a box of CSS", terms: ["(combo|list|search|select)-box", "box-class"] },
  { reason: "a strip of photos", terms: ["photo-strip"] },
  { reason: "a parameter of GET /catches", terms: ["bbox"] },
  { reason: "the words of a search or of a text", terms: ["(catch|has|missing|near)-words", "check-words"] },
  { reason: "what is known about a place", terms: ["place-facts"] },
  { reason: "a database is filled with rows", terms: ["fill-database"] },
];
