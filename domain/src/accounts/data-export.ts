import * as z from "zod/mini";

/** The answer of POST /auth/me/export. */
export const exportLinkSchema = z.object({
  /** A path of this origin that a browser can go to without a token; it holds for a minute. */
  url: z.string(),
});
