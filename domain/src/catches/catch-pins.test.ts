import { expect, test } from "vitest";

import { packPins, unpackPins } from "./catch-pins.ts";

const PIKE = { id: "pike", species: "Pike", longitude: -92.2648291, latitude: 47.8311744 };
const ZANDER = { id: "zander", species: "Zander", longitude: 0, latitude: -41.5 };

test("pins come back as they were, in their order, to the nearest 11 cm", () => {
  const parts = [packPins([PIKE, ZANDER, { ...PIKE, id: "another" }]), packPins([]), packPins([ZANDER])];
  const near = { ...PIKE, longitude: -92.264829, latitude: 47.831174 };
  expect(unpackPins({ parts })).toEqual([near, ZANDER, { ...near, id: "another" }, ZANDER]);
  expect(parts[0]?.species, "each species is named once").toEqual(["Pike", "Zander"]);
});
