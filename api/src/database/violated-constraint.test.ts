import { expect, test } from "vitest";

import { violatedConstraint } from "./violated-constraint.ts";

function failure(message: string, fields: object): Error {
  return Object.assign(new Error(message), fields);
}

test.each([
  ["PostgreSQL", failure("duplicate key", { code: "23505", constraint: "users_email_key" })],
  [
    "Citus",
    failure('duplicate key value violates unique constraint "users_email_key_102308"', { code: "23505" }),
  ],
])("a unique constraint is named as the schema has it, by %s", (_, error) => {
  expect(violatedConstraint(error)).toBe("users_email_key");
});

test.each([
  failure('null value in column "email"', { code: "23502", constraint: "users_email_key" }),
  failure("connection lost", {}),
  "users_email_key",
])("another failure names none", (error) => {
  expect(violatedConstraint(error)).toBeNull();
});
