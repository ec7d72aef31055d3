import type { OutgoingKey, OutgoingSender } from "@creel/domain/admin/outgoing-hosts";
import { isServedHere } from "@creel/domain/config/config";
import { describeLearned, describePurpose } from "@creel/texts/outgoing-texts";

import { english } from "../language/languages.ts";
import type { StorageSettings } from "../storage/storage-settings.ts";
import { readSettings, type Settings } from "./settings.ts";

/** Another machine that this installation may connect to. */
export interface OutgoingHost {
  key: OutgoingKey;
  /** `null` if no host is set, or if anglers name the hosts. */
  host: string | null;
  /** The name of the setting that turns it on or off, or names the host. */
  setting: string;
  /** The purpose in English. The web app describes `key` in each language. */
  purpose: string;
  /** In English, for example "a station’s number". */
  learns: string;
  isOn: boolean;
  sender: OutgoingSender;
}

type Entry = Omit<OutgoingHost, "key" | "purpose" | "learns" | "sender"> & { sender?: OutgoingSender };

/**
 * Returns every host that this server or its pages may connect to, with those that are off. The page "Machine" and the
 * documentation show this list, and nothing else connects anywhere.
 */
export function outgoingHosts(settings: Settings): OutgoingHost[] {
  const entries: [OutgoingKey, Entry][] = [
    ...weatherHosts(settings),
    ...mapHosts(settings),
    ["sign_in", ofAddress(settings.signIn.provider?.issuer ?? null, "OIDC_ISSUER")],
    ["email", ofAddress(settings.mail.smtpUrl, "SMTP_URL")],
    ["notifications", { host: null, setting: "NOTIFY_PRIVATE_TARGETS", isOn: !settings.isDemo }],
    ["photos", ofStorage(settings.storage)],
    ["database", ofAddress(settings.databaseUrl, "DATABASE_URL")],
    ["newer_version", ofAddress(settings.updateFeed, "UPDATE_FEED")],
  ];
  return entries.map(([key, { host, setting, isOn, sender = "server" }]) => ({
    key,
    host,
    setting,
    purpose: describePurpose(key, english),
    learns: describeLearned(key, english),
    isOn,
    sender,
  }));
}

/** The setting that turns all of them off. */
const WEATHER = "WEATHER_PROVIDER";

/** Returns the hosts that the weather asks, or would ask if it were not off. */
function weatherHosts({ weather }: Settings): [OutgoingKey, Entry][] {
  const asked = weather ?? readSettings({}).weather;
  if (!asked) return [];
  const { addresses, gauges } = asked;
  const areGaugesOn = weather !== null && !gauges.areOff;
  const hostOf = (address: string, setting: string): Entry => ({
    ...ofAddress(address, weather ? setting : WEATHER),
    isOn: weather !== null,
  });
  const gaugeOf = (address: string, setting: string): Entry => ({
    ...ofAddress(address, weather ? setting : WEATHER),
    isOn: areGaugesOn,
  });
  return [
    ["forecast", hostOf(addresses.forecast, "OPEN_METEO_URL")],
    ["historical", hostOf(addresses.historical, "OPEN_METEO_HISTORICAL_URL")],
    ["archive", hostOf(addresses.archive, "OPEN_METEO_ARCHIVE_URL")],
    ["marine", hostOf(addresses.marine, "OPEN_METEO_MARINE_URL")],
    ["alerts_us", hostOf(addresses.nws, "NWS_URL")],
    ["canada", hostOf(addresses.eccc, "ECCC_URL")],
    ["alerts_norway", hostOf(addresses.metno, "METNO_URL")],
    ["alerts_germany", hostOf(addresses.brightSky, "BRIGHTSKY_URL")],
    ["tides_us", hostOf(addresses.coops, "COOPS_URL")],
    ["gauges_us", gaugeOf(gauges.addresses.usgs, "USGS_URL")],
    ["gauges_england", gaugeOf(gauges.addresses.ea, "EA_URL")],
    ["gauges_germany", gaugeOf(gauges.addresses.pegelonline, "PEGELONLINE_URL")],
    ["gauges_france", gaugeOf(gauges.addresses.hubeau, "HUBEAU_URL")],
    ["gauges_sweden", gaugeOf(gauges.addresses.smhi, "SMHI_URL")],
    // Without a key it is never asked.
    [
      "gauges_norway",
      { ...gaugeOf(gauges.addresses.nve, "NVE_API_KEY"), isOn: areGaugesOn && gauges.nveKey !== null },
    ],
  ];
}

/** Browsers ask for the map themselves. This server only looks every five minutes whether its host is up. */
function mapHosts({ onlineMap }: Settings): [OutgoingKey, Entry][] {
  if (onlineMap === null) return [["map", { ...ofAddress(null, "MAP_STYLE_URL"), sender: "browsers" }]];
  if (onlineMap.kind === "tiles") {
    const address = isServedHere(onlineMap) ? null : onlineMap.address;
    const setting = isServedHere(onlineMap) ? "MAP_PMTILES" : "MAP_TILES_URL";
    return [["map", { ...ofAddress(address, setting), sender: "browsers" }]];
  }
  const { light, dark } = onlineMap;
  const both: [OutgoingKey, Entry][] = [
    ["map", { ...ofAddress(light, "MAP_STYLE_URL"), sender: "browsers" }],
    ["map_dark", { ...ofAddress(dark, "MAP_STYLE_DARK_URL"), sender: "browsers" }],
  ];
  return new URL(dark).host === new URL(light).host ? both.slice(0, 1) : both;
}

function ofAddress(address: string | null, setting: string): Entry {
  return { host: hostOfAddress(address), setting, isOn: address !== null };
}

/** A path on this machine is the socket of a database, which leads to no other host. */
function hostOfAddress(address: string | null): string | null {
  const host = address !== null && URL.canParse(address) ? new URL(address).host : "";
  return host === "" ? null : host;
}

function ofStorage(storage: StorageSettings): Entry {
  if (storage.kind === "disk") return { host: null, setting: "STORAGE", isOn: false };
  const { endpoint, bucket, region } = storage;
  const host = endpoint === null ? `${bucket}.s3.${region}.amazonaws.com` : new URL(endpoint).host;
  return { host, setting: "STORAGE", isOn: true };
}
