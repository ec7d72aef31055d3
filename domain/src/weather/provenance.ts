import * as z from "zod/mini";

/** Whose data it is, to be named beside the data with links, as their licenses ask. */
const attributionSchema = z.object({
  text: z.string(),
  url: z.string(),
  /** `null` for what is in the public domain. */
  license: z.nullable(z.object({ name: z.string(), url: z.string() })),
});
export type Attribution = z.infer<typeof attributionSchema>;

/** Where an answer comes from and how old it is. */
export const provenanceFields = {
  /** The service that was asked: `open-meteo-archive`, `nws`; `null` where there is none for the place. */
  source: z.nullable(z.string()),
  /** The instant the data speak of, ISO in UTC; `null` without a source. */
  observedAt: z.nullable(z.string()),
  /** Seconds since the source was asked, when it should have been asked anew and could not be; else `null`. */
  staleSeconds: z.nullable(z.int()),
  /** Beside the data, always. */
  attribution: z.array(attributionSchema),
};
