import { expect, test } from "vitest";

import { DETAILS_CEILING, embeddedStyle } from "./embedded-style.ts";

const PALETTE = {
  land: "white",
  water: "blue",
  shore: "navy",
  label: "black",
  line: "gray",
  deep: "navy",
  onDeep: "white",
  ring: "red",
  hair: "black",
};

test("the built-in map keeps a place for its details, above all that it draws itself", () => {
  expect(embeddedStyle(PALETTE).layers.at(-1)?.id).toBe(DETAILS_CEILING);
});

test("water is named in italics, as on a chart, and towns are not", () => {
  const fonts = embeddedStyle(PALETTE).layers.map(
    (layer) =>
      layer.type === "symbol" && [layer.id, /italic/iu.test(JSON.stringify(layer.layout?.["text-font"]))],
  );
  expect(fonts.filter(Boolean)).toEqual([
    ["lake-names", true],
    ["town-names", false],
  ]);
});
