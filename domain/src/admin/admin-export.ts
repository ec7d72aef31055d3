import * as z from "zod/mini";

/** POST /admin/exports: goes into the address of an export as `link`, and holds for a minute. */
export const adminExportLinkSchema = z.object({ link: z.string() });
