/** The cache-control of what a browser has to ask about before it uses its copy. */
export const REVALIDATE = "no-cache";

/** Leaves a route out of the documentation of the API. */
export const schema = { hide: true };
