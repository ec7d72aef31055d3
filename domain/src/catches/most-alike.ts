/** How many catches a form saves at once. */
export const MOST_ALIKE = 20;
