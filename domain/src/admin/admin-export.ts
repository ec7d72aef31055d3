import * as z from "zod/mini";

/** The link is valid for one minute. */
export const adminExportLinkSchema = z.object({ link: z.string() });
