import * as z from "zod/mini";

/** The progress of filling in weather for an import's catches that had none and whose place and hour are known. */
export const importWeatherSchema = z.object({
  /** `null` if weather is turned off. */
  weather: z.nullable(
    z.object({
      catches: z.int(),
      filled: z.int(),
      /** An estimate of the seconds until the rest is filled in; `null` if nothing is left. */
      seconds_left: z.nullable(z.int()),
    }),
  ),
});
export type ImportWeather = z.infer<typeof importWeatherSchema>["weather"];
