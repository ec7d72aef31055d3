import { expect, test } from "vitest";

import { titleOf } from "./message-title.ts";

test("the first line is the title, and what follows it the rest", () => {
  expect(titleOf("  Can I print the season?\n\nI have a wall\r\nfor it. ")).toEqual({
    title: "Can I print the season?",
    rest: "I have a wall for it.",
    body: "I have a wall\nfor it.",
  });
});

test("a long first line is cut after a word, and goes on in the rest", () => {
  const message = "The depth I type in meters comes back a foot short: 5.5 m reads 18 ft on Monday.\nHank";
  expect(titleOf(message)).toEqual({
    title: "The depth I type in meters comes back a foot short: 5.5 m…",
    rest: "…reads 18 ft on Monday. Hank",
    body: message,
  });
});

test("a line of exactly sixty characters stays whole", () => {
  const line = `${"a ".repeat(29)}bb`;
  expect(titleOf(line)).toEqual({ title: line, rest: "", body: "" });
});

test("a word without an end is cut, but no character is", () => {
  const [angler, cut] = ["👨‍👩‍👧", "🎣".repeat(60)];
  expect(titleOf(`${cut}${angler}`)).toMatchObject({ title: `${cut}…`, rest: `…${angler}` });
});

test("what is only a greeting and a name has nothing left to say", () => {
  expect(titleOf("Thank you")).toEqual({ title: "Thank you", rest: "", body: "" });
});
