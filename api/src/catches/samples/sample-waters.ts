import { SAMPLE_SPOTS, SAMPLE_WATER } from "@creel/domain/samples/sample-water";
import { spotAt, boundsOfWater } from "@creel/domain/waters/water-at";
import { v7 as uuidv7 } from "uuid";

/** The rows of the sample water of a user, and its spots. */
export function sampleWaterRows(userId: string) {
  const { radius, outline, ...fields } = SAMPLE_WATER;
  const id = uuidv7();
  const shape = JSON.stringify(outline);
  const water = {
    ...fields,
    userId,
    id,
    radiusM: radius,
    outline: shape,
    // It is small as it is.
    smallOutline: shape,
    ...boundsOfWater({ id, ...SAMPLE_WATER }),
    isSample: true,
  };
  const spots = SAMPLE_SPOTS.map(({ radius: radiusM, ...spot }) =>
    Object.assign({ userId, id: uuidv7(), waterId: id, radiusM }, spot),
  );
  return { water, spots };
}

export type SampleWaterRows = ReturnType<typeof sampleWaterRows>;

/** On the sample water, at the spot of the place. */
export function placeOnWater(
  place: { latitude?: number | null | undefined; longitude?: number | null | undefined },
  { water, spots }: SampleWaterRows,
) {
  const { latitude, longitude } = place;
  const isPlaced = typeof latitude === "number" && typeof longitude === "number";
  const circles = spots.map((spot) => Object.assign({ radius: spot.radiusM }, spot));
  const spot = isPlaced ? spotAt({ latitude, longitude }, circles) : null;
  return { waterId: water.id, spotId: spot?.id ?? null };
}
