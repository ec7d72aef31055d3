import * as z from "zod/mini";

/** Days of which bags count fish: those of a calendar year, and of time zones ahead of the server's clock. */
export const BAG_DAYS = 367;

/** No angler notes the fate of more catches in a year; a robot may. */
export const MOST_BAG_FISH = 5000;

/** One catch as bags count it. */
const bagFishSchema = z.object({
  id: z.string(),
  species: z.string(),
  /** yyyy-mm-dd on the clock of the place. */
  day: z.string(),
  water_id: z.nullable(z.string()),
  /** `null` if nobody noted what became of it. */
  fate: z.nullable(z.string()),
  quantity: z.int(),
  /** In inches, of one fish. */
  length: z.nullable(z.number()),
});
export type BagFish = z.infer<typeof bagFishSchema>;

/** The catches of the last 367 days of which the fate is noted, newest first. */
export const bagFishListSchema = z.object({ fish: z.array(bagFishSchema) });
export type BagFishList = z.infer<typeof bagFishListSchema>;
