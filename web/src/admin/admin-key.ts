/** Everything of the admin area has this prefix, and is refetched after every action. */
export const ADMIN_KEY = ["admin"] as const;

export const ADMIN_CATCHES_KEY = [...ADMIN_KEY, "catches"] as const;
