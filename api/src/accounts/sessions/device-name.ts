import type { I18n } from "@lingui/core";
import { parse } from "bowser";

const SHORTER: Record<string, string> = {
  "Microsoft Edge": "Edge",
  "Samsung Internet for Android": "Samsung Internet",
  "Chrome OS": "Chromebook",
  macOS: "Mac",
};

const UNKNOWN = /*i18n*/ { id: "device.unknown", message: "Unknown device" };
const BROWSER_ON_MACHINE = /*i18n*/ { id: "device.browser-on-machine", message: "{browser} on {machine}" };

/**
 * Derives a name such as "Chrome on Android" from a User-Agent. The names come from fixed lists, never from the header
 * itself.
 */
export function deviceName(userAgent: string, language: I18n): string {
  const { browser, machine } = namesIn(userAgent);
  if (browser && machine) return language._({ ...BROWSER_ON_MACHINE, values: { browser, machine } });
  return browser ?? machine ?? language._(UNKNOWN);
}

function namesIn(userAgent: string) {
  if (userAgent === "") return { browser: null, machine: null };
  const { browser, os, platform } = parse(userAgent);
  const machine = platform.model && platform.vendor === "Apple" ? platform.model : os.name;
  return { browser: shortName(browser.name), machine: shortName(machine) };
}

function shortName(name: string | undefined): string | null {
  return name ? (SHORTER[name] ?? name) : null;
}
