import { parse } from "bowser";

const UNKNOWN = "Unknown device";
const SHORTER: Record<string, string> = {
  "Microsoft Edge": "Edge",
  "Samsung Internet for Android": "Samsung Internet",
  "Chrome OS": "Chromebook",
  macOS: "Mac",
};

/** "Chrome on Android", from a User-Agent. The words come from fixed lists, never from the header itself. */
export function deviceName(userAgent: string): string {
  if (userAgent === "") return UNKNOWN;
  const { browser, os, platform } = parse(userAgent);
  const machine = platform.model && platform.vendor === "Apple" ? platform.model : os.name;
  return (
    [browser.name, machine].flatMap((name) => (name ? [SHORTER[name] ?? name] : [])).join(" on ") || UNKNOWN
  );
}
