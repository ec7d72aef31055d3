import * as z from "zod/mini";

/** How far the weather of an import's catches is, of those that had none and whose place and hour are known. */
export const importWeatherSchema = z.object({
  /** `null` when the weather is turned off. */
  weather: z.nullable(
    z.object({
      catches: z.int(),
      filled: z.int(),
      /** Until the rest is there, as far as one can tell; `null` when nothing is left. */
      seconds_left: z.nullable(z.int()),
    }),
  ),
});
export type ImportWeather = z.infer<typeof importWeatherSchema>["weather"];
