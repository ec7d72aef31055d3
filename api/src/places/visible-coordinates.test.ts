import { expect, test } from "vitest";

import { visibleCoordinates } from "./visible-coordinates.ts";

const placed = { userId: "owner", latitude: 47.83, longitude: -92.26 };

test.each([
  ["the owner", { id: "owner", role: "angler" } as const, { latitude: 47.83, longitude: -92.26 }],
  ["an admin", { id: "boss", role: "admin" } as const, { latitude: 47.83, longitude: -92.26 }],
  ["anybody else", { id: "stranger", role: "angler" } as const, null],
])("shows %s the right thing", (_who, viewer, coordinates) => {
  expect(visibleCoordinates(viewer, placed)).toEqual(coordinates);
});
