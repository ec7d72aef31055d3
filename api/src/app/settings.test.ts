import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { SETTING_NAMES } from "./environment.ts";
import { readSettings, SettingsError } from "./settings.ts";

const example = readFileSync(join(import.meta.dirname, "../../../.env.example"), "utf8");

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

test("needs none to be set", () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    databaseUrl: null,
    trustProxy: false,
    limits: {
      signInPerAccount: 10,
      signInPerAddress: 100,
      registerPerAddress: 100,
      forgotPerAccount: 5,
      forgotPerAddress: 100,
      contactPerAddress: 100,
      photosPerUser: 1000,
      weatherPerUser: 300,
      placesPerUser: 2000,
      exportsPerUser: 10,
      importsPerUser: 5,
    },
    weather: { addresses: { forecast: "https://api.open-meteo.com" }, apiKey: null, timeoutMs: 3000 },
    mail: { smtpUrl: null, from: "Creel <creel@localhost>" },
    storage: { kind: "disk", folder: expect.stringMatching(/\/data\/files$/) },
    backups: { folder: expect.stringMatching(/\/data\/backups$/), retainedCount: 0 },
    onlineMap: { kind: "tiles", address: "https://tiles.openfreemap.org/planet", canBeSaved: true },
    tileFile: null,
  });
});

test(".env.example has every setting once, and what it sets is the default", () => {
  const entries = [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);

  expect(entries.map(([name]) => String(name)).toSorted()).toEqual([...SETTING_NAMES].toSorted());
  expect(readSettings(Object.fromEntries(entries))).toEqual(readSettings({}));
});

test("says everything that is wrong at once, each by its name", () => {
  const problems = problemsOf({
    PORT: "70000",
    DATABASE_URL: "mysql://x",
    JWT_SECRET: "short",
    ADMIN_EMAIL: "nobody",
    OIDC_CLIENT_ID: "creel",
    LOG_LEVEL: "loud",
    MAP_STYLE_URL: "tiles",
    TRUST_PROXY: "everybody",
    LIMIT_REGISTER_PER_ADDRESS: "-1",
    DATABASE_POOL: "0",
    PUBLIC_URL: "javascript:alert(1)",
  });

  expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
    "PORT",
    "PUBLIC_URL",
    "DATABASE_URL",
    "DATABASE_POOL",
    "JWT_SECRET",
    "ADMIN_EMAIL",
    "TRUST_PROXY",
    "LOG_LEVEL",
    "MAP_STYLE_URL",
    "LIMIT_REGISTER_PER_ADDRESS",
    "OIDC_ISSUER",
  ]);
  expect(problems.at(-1)).toBe("OIDC_ISSUER and OIDC_CLIENT_ID must be set together");
});

test("reads a secret from the file that is named instead", () => {
  const file = join(mkdtempSync(join(tmpdir(), "creel-settings-")), "jwt");
  writeFileSync(file, `${"s".repeat(40)}\n`);

  expect(readSettings({ JWT_SECRET_FILE: file }).jwtSecret).toBe("s".repeat(40));
  expect(problemsOf({ JWT_SECRET_FILE: "/nowhere" })).toEqual([
    "JWT_SECRET_FILE must be a readable file: /nowhere",
  ]);
  expect(problemsOf({ JWT_SECRET_FILE: file, JWT_SECRET: "s".repeat(40) })).toEqual([
    "JWT_SECRET and JWT_SECRET_FILE must not both be set",
  ]);
});

test("draws the embedded map alone when told so, the chart from other tiles, and a style of one's own by day and night", () => {
  const own = "https://maps.example.com/style.json";
  const tiles = "https://maps.example.com/tiles.json";

  expect(readSettings({ MAP_STYLE_URL: "embedded" }).onlineMap).toBeNull();
  expect(readSettings({ MAP_STYLE_URL: own }).onlineMap).toEqual({ kind: "styles", light: own, dark: own });
  expect(readSettings({ MAP_TILES_URL: tiles }).onlineMap).toEqual({
    kind: "tiles",
    address: tiles,
    canBeSaved: false,
  });
});

test("draws the chart from a file of its own tiles, which no style stands in for", () => {
  const settings = readSettings({ MAP_PMTILES: "/maps/region.pmtiles" });

  expect(settings.onlineMap).toEqual({ kind: "tiles", address: "/api/map/tiles.json", canBeSaved: true });
  expect(settings.tileFile).toBe("/maps/region.pmtiles");
  expect(problemsOf({ MAP_PMTILES: "region.pmtiles", MAP_STYLE_URL: "embedded" })).toEqual([
    "MAP_PMTILES and MAP_STYLE_URL must not both be set",
  ]);
});

test.each([
  [{}, true],
  [{ MAP_OFFLINE_AREAS: "off" }, false],
  [{ MAP_PMTILES: "region.pmtiles", MAP_OFFLINE_AREAS: "off" }, false],
  [{ MAP_TILES_URL: "https://maps.example.com/tiles.json", MAP_OFFLINE_AREAS: "on" }, true],
])("with %o parts of the map may be saved on a device: %s", (environment, canBeSaved) => {
  expect(readSettings(environment).onlineMap).toMatchObject({ canBeSaved });
});

test("takes the slash off the public address and believes only the proxies that are named", () => {
  const settings = readSettings({ PUBLIC_URL: "https://creel.example.com/", TRUST_PROXY: "10.0.0.0/8, ::1" });

  expect(settings.publicUrl).toBe("https://creel.example.com");
  expect(settings.trustProxy).toEqual(["10.0.0.0/8", "::1"]);
});

test.each([
  ["TRUST_PROXY", "999.1.1.1", "must be a list of addresses or networks, or loopback"],
  ["TRUST_PROXY", "10.0.0.0/33", "must be a list of addresses or networks, or loopback"],
  ["MAP_STYLE_URL", "tiles", "must be a URL with http or https, or the word embedded"],
  ["ADMIN_TIME_ZONE", "Mars/Olympus", "must be an IANA name, like America/Chicago"],
])("says of %s=%s by its name that it %s", (name, value, sentence) => {
  expect(problemsOf({ [name]: value })).toEqual([`${name} ${sentence}`]);
});

test.each([
  ["Europe/Oslo", "Europe/Oslo"],
  ["", Intl.DateTimeFormat().resolvedOptions().timeZone],
])(
  "the first admin's clock is ADMIN_TIME_ZONE, or that of the machine: %j is %s",
  (ADMIN_TIME_ZONE, timeZone) => {
    const admin = { ADMIN_EMAIL: "boss@example.com", ADMIN_PASSWORD: "secret" };

    expect(readSettings({ ...admin, ADMIN_TIME_ZONE }).firstAdmin).toMatchObject({ timeZone });
  },
);

test("a password for the first admin wants to know whose", () => {
  expect(problemsOf({ ADMIN_PASSWORD: "perch and pike" })).toEqual(["ADMIN_PASSWORD needs ADMIN_EMAIL"]);
});

test("a first admin without a password in the settings gets one from Creel, where passwords are on", () => {
  const ADMIN_EMAIL = "boss@example.com";
  const off = {
    PASSWORD_SIGN_IN: "off",
    PROXY_USER_HEADER: "Remote-Email",
    PROXY_USER_NETWORKS: "10.0.0.0/8",
  };

  expect(readSettings({ ADMIN_EMAIL }).firstAdmin).toMatchObject({ email: ADMIN_EMAIL, password: null });
  expect(readSettings({ ADMIN_EMAIL, ...off }).firstAdmin).toBeNull();
});

test("keeps 365 daily backups at most, where it is told", () => {
  expect(readSettings({ BACKUP_DIR: "/mnt/backups", BACKUPS_KEPT: "365" }).backups).toEqual({
    folder: "/mnt/backups",
    retainedCount: 365,
  });
  const refused = ["BACKUPS_KEPT must be a whole number from 0 to 365"];
  expect(problemsOf({ BACKUPS_KEPT: "366" })).toEqual(refused);
  expect(problemsOf({ BACKUPS_KEPT: "-1" })).toEqual(refused);
});

test("keeps photos in a bucket when told which", () => {
  expect(problemsOf({ STORAGE: "s3", S3_ACCESS_KEY_ID: "key" })).toEqual([
    "S3_BUCKET must be set with STORAGE=s3",
    "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together",
  ]);
  expect(readSettings({ STORAGE: "s3", S3_BUCKET: "creel" }).storage).toEqual({
    kind: "s3",
    bucket: "creel",
    region: "us-east-1",
    endpoint: null,
    credentials: null,
    isPathStyle: false,
  });
});

test("asks Open-Meteo's hosts for customers when there is a key, and a host of one's own where one is named", () => {
  const { weather } = readSettings({
    OPEN_METEO_API_KEY: "key",
    OPEN_METEO_MARINE_URL: "http://sea.example.com/",
  });

  expect(weather).toMatchObject({
    apiKey: "key",
    addresses: {
      forecast: "https://customer-api.open-meteo.com",
      archive: "https://customer-archive-api.open-meteo.com",
      marine: "http://sea.example.com",
    },
  });
  expect(readSettings({ WEATHER_PROVIDER: "off" }).weather).toBeNull();
});

test("uses Norway's gauges only with a key", () => {
  expect(readSettings({}).weather?.gauges.nveKey).toBeNull();
  expect(readSettings({ NVE_API_KEY: "key" }).weather?.gauges.nveKey).toBe("key");
});
