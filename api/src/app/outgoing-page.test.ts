import { expect, test } from "vitest";

import { renewPart, tableOf, WRITE_IT } from "../testing/generated-part.ts";
import { SETTING_NAMES } from "./environment.ts";
import { outgoingHosts } from "./outgoing-hosts.ts";
import { readSettings } from "./settings.ts";

/** Other settings that the host of a setting needs. */
const BESIDE: Record<string, Record<string, string>> = {
  MAP_STYLE_DARK_URL: { MAP_STYLE_URL: "https://light.example/style.json" },
  OIDC_ISSUER: { OIDC_CLIENT_ID: "creel", PUBLIC_URL: "https://creel.example" },
  S3_ENDPOINT: { STORAGE: "s3", S3_BUCKET: "photos" },
  NVE_URL: { NVE_API_KEY: "key" },
};
/** Addresses of this Creel itself, and links that it shows. */
const NOT_ASKED = new Set(["PUBLIC_URL", "SOCIAL_LINKS"]);
const HOST = "probe.example";

const addressFor = (name: string) =>
  ["https", "postgres", "smtp"]
    .map((scheme) => `${scheme}://${HOST}/x`)
    .find((address) => isTaken(name, address));

function isTaken(name: string, address: string): boolean {
  const isAnything = isAccepted(name, "no address at all");
  return !isAnything && isAccepted(name, address);
}

function isAccepted(name: string, value: string): boolean {
  try {
    readSettings({ ...BESIDE[name], [name]: value });
    return true;
  } catch {
    return false;
  }
}

const ADDRESSES = SETTING_NAMES.filter((name) => !NOT_ASKED.has(name)).flatMap((name) => {
  const address = addressFor(name);
  return address === undefined ? [] : [[name, address] as const];
});

test.each(ADDRESSES)("the host that %s names is in the list of outgoing hosts", (name, address) => {
  const hosts = outgoingHosts(readSettings({ ...BESIDE[name], [name]: address }));

  expect(hosts.filter(({ host, isOn }) => host === HOST && isOn).length).toBeGreaterThan(0);
});

test("the page of what leaves the server has every host, as it is without any setting", () => {
  const rows = outgoingHosts(readSettings({})).map(({ purpose, host, learns, setting, isOn, sender }) => [
    purpose,
    host === null ? "" : `\`${host}\``,
    sender === "server" ? "the server" : "each browser",
    learns,
    isOn ? "on" : "off",
    `\`${setting}\``,
  ]);
  const head = ["What for", "Host", "Who asks", "What the host learns", "At first", "Setting"];

  const { text, renewed } = renewPart("outgoing.md", "outgoing", tableOf(head, rows));
  expect(text, WRITE_IT).toBe(renewed);
});
