/** The header on every answer from an API route. Answers from a proxy or a captive portal lack it. */
export const API_RESPONSE_HEADER = "creel-answer";
