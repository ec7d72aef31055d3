/** The maximum number of identical catches that a form saves at once. */
export const MAX_CATCH_COPIES = 20;
