/** The maximum number of identical catches that a form saves at once. */
export const MOST_ALIKE = 20;
