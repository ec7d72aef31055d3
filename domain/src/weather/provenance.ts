import * as z from "zod/mini";

import { instant } from "./measures.ts";

/** Licenses require showing it next to the data, including its links. */
export const attributionSchema = z.object({
  text: z.string(),
  url: z.string(),
  /** `null` for public domain data. */
  license: z.nullable(z.object({ name: z.string(), url: z.string() })),
});
export type Attribution = z.infer<typeof attributionSchema>;

export const provenanceFields = {
  /** `open-meteo-archive` or `nws`; `null` if no service covers the place. */
  source: z.nullable(z.string()),
  observedAt: z.nullable(instant),
  /** Seconds since the last successful request to the source, if a newer one failed; otherwise `null`. */
  staleSeconds: z.nullable(z.int()),
  attribution: z.array(attributionSchema),
};
