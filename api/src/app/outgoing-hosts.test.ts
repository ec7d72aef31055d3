import { OUTGOING_KEYS } from "@creel/domain/admin/outgoing-hosts";
import { expect, test } from "vitest";

import { SETTING_NAMES } from "./environment.ts";
import { outgoingHosts } from "./outgoing-hosts.ts";
import { readSettings } from "./settings.ts";

function hosts(environment: Record<string, string> = {}) {
  return new Map(outgoingHosts(readSettings(environment)).map((each) => [each.key, each]));
}

const onKeys = (environment: Record<string, string>) =>
  [...hosts(environment).values()].filter(({ isOn }) => isOn).map(({ key }) => key);

test("with no setting, weather, alerts, tides, gauges and the map are asked, and nobody else", () => {
  expect(onKeys({})).toEqual([
    ...OUTGOING_KEYS.slice(0, OUTGOING_KEYS.indexOf("gauges_norway")),
    "map",
    "notifications",
  ]);
});

test("with the weather off, the setting that did it is named for each of its hosts", () => {
  const settings = [...hosts({ WEATHER_PROVIDER: "off" }).values()].map(({ setting }) => setting);
  const ofWeather = OUTGOING_KEYS.indexOf("gauges_norway") + 1;
  expect(settings.slice(0, ofWeather)).toEqual(Array(ofWeather).fill("WEATHER_PROVIDER"));
});

test("with weather and online map off, nobody is asked but what anglers set up", () => {
  expect(onKeys({ WEATHER_PROVIDER: "off", MAP_STYLE_URL: "embedded" })).toEqual(["notifications"]);
});

test.each([
  ["forecast", { OPEN_METEO_URL: "http://meteo.lan:8080" }, "meteo.lan:8080"],
  ["forecast", { OPEN_METEO_API_KEY: "k" }, "customer-api.open-meteo.com"],
  ["gauges_norway", { NVE_API_KEY: "k" }, "hydapi.nve.no"],
  ["map", { MAP_TILES_URL: "https://tiles.example/planet" }, "tiles.example"],
  ["map", { MAP_STYLE_URL: "https://style.example/a.json" }, "style.example"],
  [
    "map_dark",
    { MAP_STYLE_URL: "https://a.example/", MAP_STYLE_DARK_URL: "https://b.example/" },
    "b.example",
  ],
  ["sign_in", { OIDC_ISSUER: "https://auth.example", OIDC_CLIENT_ID: "creel" }, "auth.example"],
  ["email", { SMTP_URL: "smtp://me:secret@mail.example:587" }, "mail.example:587"],
  ["photos", { STORAGE: "s3", S3_BUCKET: "b" }, "b.s3.us-east-1.amazonaws.com"],
  ["photos", { STORAGE: "s3", S3_BUCKET: "b", S3_ENDPOINT: "https://s3.lan" }, "s3.lan"],
  ["database", { DATABASE_URL: "postgres://me:secret@db.lan:5432/creel" }, "db.lan:5432"],
  ["newer_version", { UPDATE_FEED: "https://forge.example/latest" }, "forge.example"],
] as const)("%s with %o goes to %s", (key, environment, host) => {
  expect(hosts(environment).get(key)).toMatchObject({ host, isOn: true });
});

test("a tile file of one's own asks no other host", () => {
  expect(hosts({ MAP_PMTILES: "/maps/minnesota.pmtiles" }).get("map")).toMatchObject({
    host: null,
    setting: "MAP_PMTILES",
    isOn: false,
  });
});

test("each entry names a setting that exists, and every setting that names a host of others is named", () => {
  const named = new Set([...hosts().values()].map(({ setting }) => setting));
  const unknown = [...named].filter((setting) => !SETTING_NAMES.includes(setting));
  // PUBLIC_URL is one's own. A style takes the place of tiles.
  const others = new Set(["PUBLIC_URL", "MAP_STYLE_URL", "MAP_STYLE_DARK_URL"]);
  const missing = SETTING_NAMES.filter(
    (name) => /_(URL|ISSUER|FEED)$/.test(name) && !named.has(name) && !others.has(name),
  );
  // Norway's host is on or off by its key.
  expect({ unknown, missing }).toEqual({ unknown: [], missing: ["NVE_URL"] });
});

test("nothing of a password is in the list", () => {
  const all = hosts({
    DATABASE_URL: "postgres://me:secret@db.lan/creel",
    SMTP_URL: "smtps://me:secret@mail.lan",
  });
  expect(JSON.stringify([...all.values()])).not.toContain("secret");
});
