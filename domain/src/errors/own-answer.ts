/** The header of every answer of a route of the API. What a proxy or a captive portal puts in its place has none. */
export const OWN_ANSWER = "creel-answer";
