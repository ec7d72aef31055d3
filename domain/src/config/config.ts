import * as z from "zod/mini";

/** What the web app has to know of this installation: GET /config. */
export const configSchema = z.object({
  /** Style documents of the online map, by theme; `null` where the embedded map is to be drawn. */
  mapStyles: z.nullable(z.object({ light: z.string(), dark: z.string() })),
  /** Whether the weather can be asked for; without it nothing speaks of weather services. */
  weather: z.boolean(),
});
export type Config = z.infer<typeof configSchema>;
