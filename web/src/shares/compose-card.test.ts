import { CARDS, type CardShape, type CardText } from "@creel/domain/shares/card";
import { expect, test } from "vitest";

import { composeCard, type Measure, type Stroke } from "./compose-card.ts";

/** Each letter is half as wide as it is high. */
const measure: Measure = (text, { size }) => (text.length * size) / 2;

const WALLEYE: CardText = {
  title: "Walleye",
  figures: [
    { figure: "6.2", unit: "lb" },
    { figure: "25.5", unit: "in" },
  ],
  lines: ["Friday 20 November 2026"],
};

function textsOf(strokes: readonly Stroke[]) {
  return strokes.filter((stroke) => stroke.kind === "text");
}

test.each(["wide", "tall"] satisfies CardShape[])(
  "the %s picture has the fish, its measures, the day and the name of Creel, and nothing else",
  (shape) => {
    const strokes = composeCard(shape, WALLEYE, { photo: null, measure });
    const texts = textsOf(strokes).map(({ text }) => text);
    expect(texts).toEqual(["Walleye", "6.2", "lb", "25.5", "in", "Friday 20 November 2026", "Creel"]);
  },
);

test.each([
  ["a wide photo", { width: 4000, height: 1000 }],
  ["a tall one", { width: 900, height: 3000 }],
  ["a small one", { width: 10, height: 10 }],
])("%s fills its place from its middle, in its own proportions", (_which, photo) => {
  for (const shape of ["wide", "tall"] as const) {
    const cut = composeCard(shape, WALLEYE, { photo, measure }).find(({ kind }) => kind === "photo");
    if (cut?.kind !== "photo") throw new Error("No photo is drawn");
    const { from, to } = cut;
    expect(to).toEqual(CARDS[shape].photo);
    expect(from.width / from.height).toBeCloseTo(to.width / to.height);
    expect(from.x + from.width / 2).toBeCloseTo(photo.width / 2);
    expect(from.y + from.height / 2).toBeCloseTo(photo.height / 2);
    expect(Math.min(from.x, from.y)).toBeGreaterThanOrEqual(0);
  }
});

test("long names go on in the next line, and what has no room above the brand is left out", () => {
  const endless = "Lake whitefish and cisco of the deep basin ".repeat(3).trim();
  for (const title of [endless, "W".repeat(60)]) {
    for (const shape of ["wide", "tall"] as const) {
      const { text: box, brand } = CARDS[shape];
      const texts = textsOf(composeCard(shape, { ...WALLEYE, title }, { photo: null, measure }));
      for (const stroke of texts.filter(({ text }) => text !== "Creel")) {
        expect(stroke.x + measure(stroke.text, stroke)).toBeLessThanOrEqual(box.x + box.width);
        expect(stroke.y).toBeLessThan(brand.y);
      }
      expect(texts.map(({ text }) => text).join(" ")).toMatch(
        new RegExp(`^${title.replaceAll(" ", " ?")}`.replaceAll("W", "W ?")),
      );
    }
  }
});
