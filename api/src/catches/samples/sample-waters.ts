import { SAMPLE_SPOTS, SAMPLE_WATERS, type SampleSpotName } from "@creel/domain/samples/sample-waters";
import type { SaySample } from "@creel/domain/samples/texts/sample-texts";
import type { NewWaterFields } from "@creel/domain/waters/new-water";
import { boundsOfWater } from "@creel/domain/waters/water-at";
import { v7 as uuidv7 } from "uuid";

export function sampleWaterRows(userId: string, say: SaySample) {
  const waters = Object.entries(SAMPLE_WATERS).map(([name, water]) => ({
    name,
    row: waterRow(userId, { ...water, note: say(water.note) }),
  }));
  const spots = Object.entries(SAMPLE_SPOTS).map(([key, { water, radius: radiusM, name, note, ...spot }]) => {
    const waterId = waters.find((each) => each.name === water)?.row.id ?? "";
    const texts = { name: say(name), note: note ? say(note) : null };
    return { name: key, row: { userId, id: uuidv7(), waterId, radiusM, ...spot, ...texts } };
  });
  return { waters: waters.map(({ row }) => row), spots };
}

export type SampleWaterRows = ReturnType<typeof sampleWaterRows>;

type SampleWater = Omit<(typeof SAMPLE_WATERS)[keyof typeof SAMPLE_WATERS], "note"> & { note: string };

function waterRow(userId: string, { radius, outline, ...fields }: SampleWater) {
  const id = uuidv7();
  const shape = JSON.stringify(outline satisfies NewWaterFields["outline"]);
  return {
    ...fields,
    userId,
    id,
    radiusM: radius,
    outline: shape,
    // The outline is already small.
    smallOutline: shape,
    ...boundsOfWater({ id, ...fields, radius, outline }),
    isSample: true,
  };
}

/** Returns the ids of a spot and its water. */
export function onSpot(name: SampleSpotName, { spots }: SampleWaterRows) {
  const spot = spots.find((each) => each.name === name)?.row;
  return { waterId: spot?.waterId ?? null, spotId: spot?.id ?? null };
}
