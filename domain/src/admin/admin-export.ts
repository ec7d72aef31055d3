import * as z from "zod/mini";

/** The link is valid for a minute. */
export const adminExportLinkSchema = z.object({ link: z.string() });
