import { expect, test } from "vitest";

import { newSpotSchema, newWaterSchema } from "../waters/new-water.ts";
import { waterAt } from "../waters/water-at.ts";
import { sampleTrack } from "./sample-tracks.ts";
import { SAMPLE_SPOTS, SAMPLE_WATERS, type SampleSpotName } from "./sample-waters.ts";

test("the sample waters and spots are ones that are taken", () => {
  for (const water of Object.values(SAMPLE_WATERS)) {
    expect(newWaterSchema.safeParse(water).error).toBeUndefined();
  }
  for (const spot of Object.values(SAMPLE_SPOTS)) {
    expect(newSpotSchema.safeParse(spot).error).toBeUndefined();
  }
});

test.each<SampleSpotName>(["mudFlat", "gravelBar", "reedFlats", "rockBar", "islandSeam"])(
  "a track stays on the water of the %s",
  (name) => {
    const waters = Object.entries(SAMPLE_WATERS).map(([id, water]) => Object.assign({ id }, water));
    const startedAt = new Date("2026-06-01T11:00:00Z");
    const track = sampleTrack(name, { startedAt, endedAt: new Date("2026-06-01T16:00:00Z") });
    expect(track.length).toBe(151);
    const off = track.filter((place) => waterAt(place, waters)?.id !== SAMPLE_SPOTS[name].water);
    expect(off).toEqual([]);
  },
);
