import { ROUGH_FROM_ZOOM } from "@creel/domain/basemap/rough-zooms";
import { createExpression, validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { expect, test } from "vitest";

import { TEST_PALETTE } from "../../testing/map-palette.ts";
import { DETAILS_CEILING, embeddedStyle } from "./embedded-style.ts";

test("the built-in map keeps a place for its details, above all that it draws itself", () => {
  expect(embeddedStyle(TEST_PALETTE).layers.at(-1)?.id).toBe(DETAILS_CEILING);
});

test("the built-in map is a valid style", () => {
  expect(validateStyleMin(embeddedStyle(TEST_PALETTE))).toEqual([]);
});

test("shores and rivers are dashed from where on they are drawn larger than they are known", () => {
  const { layers } = embeddedStyle(TEST_PALETTE);
  const dashedFrom = ["coast", "lake-shores", "rivers"].map((id) => {
    const [even, dashed] = [id, `${id}-rough`].map((each) => layers.find((layer) => layer.id === each));
    expect(even?.maxzoom).toBe(dashed?.minzoom);
    expect(even?.paint).not.toHaveProperty("line-dasharray");
    expect(dashed?.paint).toHaveProperty("line-dasharray");
    return dashed?.minzoom;
  });
  expect(dashedFrom).toEqual([ROUGH_FROM_ZOOM, ROUGH_FROM_ZOOM, ROUGH_FROM_ZOOM]);
});

test("water is named in italics, as on a chart, and towns are not", () => {
  const fonts = embeddedStyle(TEST_PALETTE).layers.map(
    (layer) =>
      layer.type === "symbol" && [layer.id, /italic/iu.test(JSON.stringify(layer.layout?.["text-font"]))],
  );
  expect(fonts.filter(Boolean)).toEqual([
    ["lake-names", true],
    ["town-names", false],
  ]);
});

test("a lake's name has land around it as long as it is wider than its lake", () => {
  const names = embeddedStyle(TEST_PALETTE).layers.find(({ id }) => id === "lake-names");
  const halo = names?.type === "symbol" ? names.paint?.["text-halo-color"] : null;
  const parsed = createExpression(halo, "layers.lake-names.paint.text-halo-color");
  const colorAt = (zoom: number, inside: number) =>
    parsed.result === "success" &&
    parsed.value.evaluate({ zoom }, { type: "Point", properties: { inside }, geometry: [] });
  const { land, water } = TEST_PALETTE;
  expect([colorAt(6, 7), colorAt(7, 7), colorAt(9.5, 9), colorAt(12, 11)]).toEqual([
    land,
    water,
    water,
    water,
  ]);
});
