import { expect, test, vi } from "vitest";

vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("sessionStorage", { getItem: () => null });
const { parseStoredView } = await import("./stored-map-view.ts");

const STORED = { userId: "maren", latitude: 47.83, longitude: -92.26, zoom: 9.5 };

test("a view is only of who left the map there", () => {
  expect(parseStoredView(JSON.stringify(STORED), "maren")).toEqual({
    latitude: 47.83,
    longitude: -92.26,
    zoom: 9.5,
  });
  expect(parseStoredView(JSON.stringify(STORED), "ole")).toBeNull();
});

test.each([
  null,
  "",
  "spoiled",
  "{}",
  JSON.stringify({ ...STORED, zoom: 99 }),
  JSON.stringify({ ...STORED, latitude: 91 }),
])("%s is no view", (text) => {
  expect(parseStoredView(text, "maren")).toBeNull();
});
