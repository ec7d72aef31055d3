import { expect, test } from "vitest";

import { namesInNotes } from "./names-in-notes.ts";

test.each([
  ["Fished Long Lake until dark", "Long Lake"],
  ["windy on Lake of the Woods today", "Lake of the Woods"],
  ["Trolled Lake Vermilion, nothing", "Lake Vermilion"],
  ["The Rum River was high.", "Rum River"],
  ["with Nils at Lac des Mille Lacs", "Lac des Mille Lacs"],
  ["Back at St. Louis", null],
  ["Big lake, clear water. The Lake was calm", null],
  ["Walleye on a jig, Minnesota", null],
])("in “%s” the name is %s", (note, name) => {
  expect(namesInNotes([note], null).map((noted) => noted.name)).toEqual(name === null ? [] : [name]);
});

test("a name counts once a note, and the most frequent comes first", () => {
  const notes = ["Long Lake, Long Lake!", "Back to Long Lake", "Otter Creek"];
  expect(namesInNotes(notes, null)).toEqual([
    { name: "Long Lake", count: 2 },
    { name: "Otter Creek", count: 1 },
  ]);
});

test("the name of the map is no other name, and may be written without the word for its kind", () => {
  const notes = ["Mille Lacs gave nothing", "on Mille Lacs Lake", "Mille Lacs with Nils"];
  expect(namesInNotes(notes, "Mille Lacs Lake")).toEqual([{ name: "Mille Lacs", count: 2 }]);
});
