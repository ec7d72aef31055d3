import { expect, test } from "vitest";

import { english } from "../../language/languages.ts";
import { deviceName } from "./device-name.ts";

const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const BLINK = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0";

test.each([
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${BLINK} Mobile Safari/537.36`, "Chrome on Android"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
    "Safari on iPhone",
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${WEBKIT} Version/17.0 Mobile/15E148 Safari/604.1`,
    "Safari on iPad",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox on Windows"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1.15`, "Safari on Mac"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36 Edg/129.0.0.0`, "Edge on Windows"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Safari/537.36`, "Chrome on Chromebook"],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-S918B) ${BLINK} SamsungBrowser/23.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  ["<script>alert(1)</script>", "Unknown device"],
  ["", "Unknown device"],
])("%s is called %s", (userAgent, name) => {
  expect(deviceName(userAgent, english)).toBe(name);
});
