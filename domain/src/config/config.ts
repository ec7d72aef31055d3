import * as z from "zod/mini";

export const configSchema = z.object({
  /** Style documents of the online map; `null` where the built-in map is drawn. */
  mapStyles: z.nullable(z.object({ light: z.string(), dark: z.string() })),
  weather: z.boolean(),
});
export type Config = z.infer<typeof configSchema>;
