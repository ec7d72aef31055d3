import { expect, test } from "vitest";

import { type LayeredMap, markAt } from "./mark-at.ts";

/** A map with these layers and without marks, and what it is asked. */
function mapWith(layers: readonly string[]) {
  const asked: unknown[] = [];
  const map: LayeredMap = {
    getLayer: (id) => layers.find((layer) => layer === id),
    queryRenderedFeatures(...query) {
      asked.push(query);
      return [];
    },
  };
  return { map, asked };
}

test("a map whose pins are not known yet is asked for none, which would be reported as an error", () => {
  const { map, asked } = mapWith(["land"]);

  expect(markAt(map, [20, 30])).toBeUndefined();
  expect(asked).toEqual([]);
});

test("a map is asked only for the layers of pins that it has", () => {
  const { map, asked } = mapWith(["land", "clusters", "pins"]);

  markAt(map, [20, 30]);

  expect(asked).toEqual([[[20, 30], { layers: ["pins", "clusters"] }]]);
});
