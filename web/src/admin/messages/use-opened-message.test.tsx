import type { AdminMessage } from "@creel/domain/admin/admin-messages";
import { expect, test } from "vitest";

import { withOpened } from "./use-opened-message.ts";

function message(day: number, status: AdminMessage["status"] = "new"): AdminMessage {
  return {
    id: `of day ${day}`,
    name: "Hank Sorensen",
    email: "hank@example.com",
    subject: "bug",
    message: "Depth in meters comes back a foot short",
    priority: "medium",
    status,
    createdAt: `2026-11-0${day}T12:00:00.000Z`,
    user: null,
    handledBy: null,
    handledAt: null,
  };
}

const NEW = [message(5), message(3)];

test.each([
  [6, [6, 5, 3]],
  [4, [5, 4, 3]],
  [2, [5, 3, 2]],
])("a message that was read out of the list of new ones stays in its place while it is open", (day, days) => {
  expect(withOpened(NEW, message(day, "read")).map(({ id }) => id)).toEqual(days.map((of) => message(of).id));
});

test("a message that is in the list stands there once", () => {
  expect(withOpened(NEW, message(3, "read"))).toBe(NEW);
  expect(withOpened(NEW, undefined)).toBe(NEW);
});
