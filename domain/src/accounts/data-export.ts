import * as z from "zod/mini";

export const exportLinkSchema = z.object({
  /** A path of this origin that a browser can go to without a token; it holds for a minute. */
  url: z.string(),
});
