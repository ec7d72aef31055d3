import * as z from "zod/mini";

import { instant } from "./measures.ts";

/** Licenses ask that it is shown beside the data, with its links. */
export const attributionSchema = z.object({
  text: z.string(),
  url: z.string(),
  /** `null` for what is in the public domain. */
  license: z.nullable(z.object({ name: z.string(), url: z.string() })),
});
export type Attribution = z.infer<typeof attributionSchema>;

export const provenanceFields = {
  /** `open-meteo-archive` or `nws`; `null` where no service covers the place. */
  source: z.nullable(z.string()),
  observedAt: z.nullable(instant),
  /** Seconds since the source was asked, where asking again failed; else `null`. */
  staleSeconds: z.nullable(z.int()),
  attribution: z.array(attributionSchema),
};
