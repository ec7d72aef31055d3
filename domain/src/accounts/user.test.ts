import { expect, test } from "vitest";

import { fullName, greetingName, initials } from "./user.ts";

test.each([
  [{ firstName: "Maren", lastName: "Lindqvist", username: "maren" }, "Maren", "Maren Lindqvist", "ML"],
  [{ firstName: "", lastName: "", username: "maren" }, "maren", "maren", "M"],
  [{ firstName: "", lastName: "", username: "" }, null, "", "?"],
  [{ firstName: "Émile", lastName: "", username: "e" }, "Émile", "Émile", "É"],
])("%o is greeted as %s", (user, greeting, name, letters) => {
  expect(greetingName(user)).toBe(greeting);
  expect(fullName(user)).toBe(name);
  expect(initials(user)).toBe(letters);
});
