/** Smaller logs say nothing about a single day. */
export const LEAST_TO_COMPARE = { trips: 15, fish: 10 } as const;
