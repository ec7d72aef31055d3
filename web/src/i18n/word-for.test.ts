import { msg } from "@lingui/core/macro";
import { expect, test } from "vitest";

import { wordFor } from "./word-for.ts";

const WORDS = { Pike: msg`Northern pike` };

test.each([
  ["Pike", "Northern pike"],
  ["Zander", "Zander"],
  ["constructor", "constructor"],
])("%s is read as %s", (value, word) => expect(wordFor(WORDS, value)).toBe(word));
