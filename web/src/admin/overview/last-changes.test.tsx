import type { AuditEntry } from "@creel/domain/admin/audit";
import { expect, test } from "vitest";

import { lastActions } from "./last-changes.tsx";

function entry(id: string, action: AuditEntry["action"], after: string): AuditEntry {
  return {
    id,
    at: "2026-11-21T12:31:00Z",
    admin: { id: "maren", name: "Maren Lindqvist" },
    ip: null,
    action,
    user: null,
    details: { changes: [{ field: "status", before: "new", after }] },
  };
}

const READ = entry("read", "message.status", "read");
const DONE = entry("done", "message.status", "done");
const SUSPENDED = entry("suspended", "user.status", "suspended");

test("the last changes are the four last that were made on purpose", () => {
  expect(lastActions([READ, DONE, READ, SUSPENDED])).toEqual([DONE, SUSPENDED]);
  expect(lastActions([DONE, DONE, DONE, DONE, SUSPENDED])).toEqual([DONE, DONE, DONE, DONE]);
});

test("where messages were only read, that is what was done", () => {
  expect(lastActions([READ])).toEqual([READ]);
});
