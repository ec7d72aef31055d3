// What the API is asked about what worked.

export const OUTINGS = "/insights/outings";
