import { expect, test } from "vitest";

import { type Countable, describeDeleted, describeWhatGoes } from "./describe-deletion.ts";

function caughtBy(name: string, photoCount = 0): Countable {
  const user = { id: name, firstName: name, lastName: "Kowalczyk", email: `${name}@lakes.example` };
  const photo = { id: name, url: "", thumbnailUrl: "", width: 1, height: 1, placeholder: "" };
  return { user, photos: Array.from({ length: photoCount }, () => photo) };
}

test.each([
  ["Permanently deletes 1 catch by Ray Kowalczyk.", [caughtBy("Ray")]],
  ["Permanently deletes 2 catches by Ray Kowalczyk, and 1 photo.", [caughtBy("Ray"), caughtBy("Ray", 1)]],
  [
    "Permanently deletes 3 catches by 2 anglers, and 5 photos.",
    [caughtBy("Ray", 2), caughtBy("Ana"), caughtBy("Ray", 3)],
  ],
])("what goes is said in numbers: %s", (text, catches) => expect(describeWhatGoes(catches)).toBe(text));

test.each([
  ["50 catches deleted", { deleted: 50, notFound: [] }],
  ["1,000 catches deleted", { deleted: 1000, notFound: [] }],
  ["1 catch deleted. 1 was already gone.", { deleted: 1, notFound: ["a"] }],
  ["Nothing deleted. 2 were already gone.", { deleted: 0, notFound: ["a", "b"] }],
])("what went and what was not there is told: %s", (text, answer) =>
  expect(describeDeleted(answer)).toBe(text),
);
