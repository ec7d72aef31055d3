import { describe, expect, test } from "vitest";

import { readSettings } from "./settings.ts";
import { presentPassword, welcome } from "./welcome.ts";

const STARTED = { address: "http://127.0.0.1:3000", embedded: null, firstAdmin: "not_set" } as const;

function welcomeWith(environment: Record<string, string>, started: object = {}): string {
  const settings = readSettings({ DATA_DIR: "/srv/creel", ...environment });
  return welcome({ ...STARTED, ...started }, settings, environment);
}

const EVERYTHING = {
  MAP_STYLE_URL: "https://tiles.example.com/style.json",
  SMTP_URL: "smtp://mail.example.com",
  BACKUPS_KEPT: "14",
};

test("who starts it for the first time is led to the first admin, the map, mail and backups", () => {
  const text = welcomeWith({});

  expect(text).toContain("Creel is ready at http://localhost:3000\n");
  expect(text).toContain("npm run admin -- grant");
  for (const name of ["MAP_STYLE_URL", "SMTP_URL", "BACKUPS_KEPT"]) expect(text).toContain(name);
});

test("who has set all of it is told where it is and how it stops, and no more", () => {
  const text = welcomeWith(EVERYTHING, { firstAdmin: "there" });

  expect(text.split("\n").filter(Boolean)).toEqual([
    "Creel is ready at http://localhost:3000",
    "  Data      /srv/creel",
    "Put settings in the file .env; .env.example explains each. Ctrl-C stops Creel.",
  ]);
});

test("who starts a demo is told what it does, and of nothing that it does not do", () => {
  const text = welcomeWith({ DEMO_MODE: "on" });

  expect(text).toContain("It is deleted after");
  for (const name of ["grant", "SMTP_URL", "BACKUPS_KEPT"]) expect(text).not.toContain(name);
});

describe("only what is not set is named", () => {
  test.each([
    ["a map of one's own", { MAP_STYLE_URL: EVERYTHING.MAP_STYLE_URL }, "MAP_STYLE_URL"],
    ["tiles of one's own", { MAP_TILES_URL: "https://tiles.example.com/tiles.json" }, "MAP_TILES_URL"],
    ["tiles of a file", { MAP_PMTILES: "region.pmtiles" }, "MAP_PMTILES"],
    ["the built-in map", { MAP_STYLE_URL: "embedded" }, "MAP_STYLE_URL"],
    ["a mail server", { SMTP_URL: EVERYTHING.SMTP_URL }, "SMTP_URL"],
    ["a backup every night", { BACKUPS_KEPT: "1" }, "BACKUPS_KEPT"],
  ])("with %s", (_what, environment, name) => {
    expect(welcomeWith(environment)).not.toContain(name);
    expect(welcomeWith({}).split("\n").length).toBeGreaterThan(welcomeWith(environment).split("\n").length);
  });
});

test("in the image it names the commands of the image", () => {
  const CREEL_HOME = "/creel";

  expect(welcomeWith({ CREEL_HOME })).toContain("creel admin grant");
  expect(welcomeWith({ CREEL_HOME })).not.toContain("npm run");
  expect(presentPassword("boss@example.com", "x", { CREEL_HOME })).toContain(
    "  creel admin password boss@example.com\n",
  );
});

test("a password of the settings is not called one that was shown", () => {
  const ADMIN_EMAIL = "boss@example.com";

  expect(welcomeWith({ ADMIN_EMAIL, ADMIN_PASSWORD: "secret" }, { firstAdmin: "made" })).toContain(
    "boss@example.com was created with the password ADMIN_PASSWORD",
  );
  expect(welcomeWith({ ADMIN_EMAIL }, { firstAdmin: "made" })).toContain(
    "boss@example.com was created with the password shown above",
  );
});

test.each(["not_set", "made", "granted", "refused", "there"])(
  "fits a terminal of 80 columns when the first admin is %s",
  (firstAdmin) => {
    const admin = { ADMIN_EMAIL: "somebody@example.com", ADMIN_PASSWORD: "secret" };

    const text = welcomeWith(admin, { firstAdmin, embedded: { elsewhere: "/var/lib/creel" } });

    expect(text.split("\n").filter((line) => line.length > 80)).toEqual([]);
  },
);
