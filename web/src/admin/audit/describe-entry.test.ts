import type { AuditAction, AuditDetails } from "@creel/domain/admin/audit";
import { expect, test } from "vitest";

import { makeUnits } from "../../units/make-units.ts";
import { describeActor, describeChanges, describeAction, describeWhom } from "./describe-entry.ts";

const imperial = makeUnits("imperial", false);
const thisYear = new Date().getUTCFullYear();

const from = (field: string, before: string | boolean, after: string | boolean): AuditDetails => ({
  changes: [{ field, before, after }],
});

test.each<[AuditAction, AuditDetails, string, string]>([
  ["user.role", from("role", "angler", "admin"), "Granted the admin role", "Angler → Admin"],
  ["user.role", from("role", "admin", "angler"), "Removed the admin role", "Admin → Angler"],
  ["user.status", from("account_status", "active", "suspended"), "Suspended", "Active → Suspended"],
  ["user.status", from("account_status", "suspended", "active"), "Lifted a suspension", "Suspended → Active"],
  ["user.free_access", from("free_premium_access", false, true), "Granted free premium", "Off → On"],
  ["user.password", { sessions: 3 }, "Reset a password", "3 sign-ins ended"],
  [
    "user.password",
    { sessions: 1, isLinkMailed: true },
    "Reset a password",
    "1 sign-in ended, a link was emailed",
  ],
  ["user.create", { changes: [{ field: "role", after: "angler" }] }, "Added a user", "Angler"],
  ["user.edit", from("lastName", "Raman", "Rao"), "Edited a user", "last name Raman → Rao"],
  [
    "user.delete",
    { catches: 214, photos: 96, trips: 12, sessions: 2 },
    "Deleted a user",
    "with 214 catches, 12 trips, and 96 photos, 2 sign-ins ended",
  ],
  ["catch.bulk_delete", { catches: 41, photos: 12 }, "Deleted 41 catches", "with 12 photos"],
  ["catch.bulk_delete", { catches: 1 }, "Deleted 1 catch", ""],
  [
    "message.status",
    { subject: "general", ...from("status", "new", "done") },
    "Marked a message as done",
    "General",
  ],
  ["machine.run", { changes: [{ field: "run", after: "backup" }] }, "Started a backup", ""],
  [
    "machine.run",
    { changes: [{ field: "run", after: "retry" }], subject: "conditions" },
    "Tried jobs again",
    "Weather for catches and trips",
  ],
  [
    "user.role",
    { via: "console", ...from("role", "angler", "admin") },
    "Granted the admin role",
    "from the server’s console",
  ],
  [
    "user.create",
    { via: "environment", changes: [{ field: "role", after: "admin" }] },
    "Added a user",
    "Admin, from ADMIN_EMAIL at startup",
  ],
  [
    "user.password",
    { sessions: 1, isLinkMailed: true, isSecondStepOff: true },
    "Reset a password",
    "1 sign-in ended, a link was emailed, codes by app and passkeys removed",
  ],
  [
    "user.role",
    { via: "provider", ...from("role", "angler", "admin") },
    "Granted the admin role",
    "as OIDC_ADMIN_CLAIM says",
  ],
  [
    "sign_in.proxy_refused",
    { via: "proxy" },
    "Refused a proxy’s header",
    "from a network that isn’t trusted",
  ],
  ["export.users", {}, "Exported the users", ""],
])("%s with %j reads %s: %s", (action, details, description, changes) => {
  expect(describeAction({ action, details })).toBe(description);
  expect(describeChanges({ action, details }, imperial)).toBe(changes);
});

test("a changed catch is told in the units of who reads, and its place is not", () => {
  const details: AuditDetails = {
    species: "Pike",
    caughtOn: `${thisYear}-11-15`,
    changes: [
      { field: "weight", before: 118, after: 11.8 },
      { field: "water_temperature", before: null, after: 44 },
      { field: "latitude" },
      { field: "longitude" },
    ],
  };
  const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", timeZone: "UTC" });
  const when = day.format(new Date(`${thisYear}-11-15`));

  expect(describeChanges({ action: "catch.edit", details }, imperial)).toBe(
    `Pike, ${when}: weight 118 → 11.8 lb, water nothing → 44 °F, place changed`,
  );
  expect(describeChanges({ action: "catch.edit", details }, makeUnits("metric", false))).toBe(
    `Pike, ${when}: weight 53.5 → 5.4 kg, water nothing → 6.7 °C, place changed`,
  );
  expect(describeChanges({ action: "catch.edit", details }, makeUnits("imperial", true))).toContain(
    "weight 118 lb 0 oz → 11 lb 12.8 oz",
  );
});

test("who did it and to whom is known by name, also when they are gone", () => {
  expect(describeActor({ admin: { id: null, name: "Priya Raman" }, details: {} })).toBe("Priya Raman");
  expect(describeActor({ admin: null, details: { via: "console" } })).toBe("the console");
  expect(describeActor({ admin: null, details: { via: "environment" } })).toBe("the settings");
  expect(describeWhom({ action: "user.role", user: { id: null, name: null } })).toBe("a former user");
  expect(describeWhom({ action: "catch.bulk_delete", user: null })).toBe("several anglers");
  expect(describeWhom({ action: "export.users", user: null })).toBe("");
});
