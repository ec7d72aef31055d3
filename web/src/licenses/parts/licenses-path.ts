/** The page with the limits, the licenses, and what reminds of them. */
export const LICENSES_PATH = "/profile/limits";
