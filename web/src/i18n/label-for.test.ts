import { msg } from "@lingui/core/macro";
import { expect, test } from "vitest";

import { labelFor } from "./label-for.ts";

const LABELS = { Pike: msg`Northern pike` };

test.each([
  ["Pike", "Northern pike"],
  ["Zander", "Zander"],
  ["constructor", "constructor"],
])("%s is read as %s", (value, word) => expect(labelFor(LABELS, value)).toBe(word));
