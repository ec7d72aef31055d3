/** Everything of the admin area stands under this: after a deed all of it is asked for anew. */
export const ADMIN_KEY = ["admin"] as const;

/** The lists of everybody's catches. */
export const ADMIN_CATCHES_KEY = [...ADMIN_KEY, "catches"] as const;
