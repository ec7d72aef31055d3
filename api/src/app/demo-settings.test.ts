import { expect, test } from "vitest";

import { readSettings } from "./settings.ts";

const EVERYTHING = {
  SMTP_URL: "smtp://mail.example.com",
  CONTACT_TO: "run@example.com",
  OIDC_ISSUER: "https://accounts.example.com",
  OIDC_CLIENT_ID: "creel",
  PROXY_USER_HEADER: "Remote-Email",
  PROXY_USER_NETWORKS: "loopback",
  PASSWORD_SIGN_IN: "off",
  UPDATE_FEED: "https://example.com/latest",
  BACKUPS_KEPT: "7",
};

test("a demo has no mail, provider, proxy, gauges, newer versions and backups, whatever else is set", () => {
  expect(readSettings({ ...EVERYTHING, DEMO_MODE: "on" })).toMatchObject({
    isDemo: true,
    signIn: { hasPasswords: true, provider: null, proxy: null },
    mail: { smtpUrl: null },
    weather: { gauges: { areOff: true } },
    operator: { contactTo: null, isDemo: true },
    backups: { retainedCount: 0 },
    updateFeed: null,
  });
});

test("without the demo mode all of these are as set", () => {
  expect(readSettings(EVERYTHING)).toMatchObject({
    isDemo: false,
    signIn: { hasPasswords: false, provider: {}, proxy: {} },
    mail: { smtpUrl: "smtp://mail.example.com" },
    operator: { contactTo: "run@example.com", isDemo: false },
    backups: { retainedCount: 7 },
    updateFeed: "https://example.com/latest",
  });
  expect(readSettings(EVERYTHING).weather?.gauges.areOff).toBeUndefined();
});

test.each([
  [{}, null],
  [{ MAP_TILES_URL: "https://tiles.example.com/planet" }, "https://tiles.example.com/planet"],
  [{ MAP_STYLE_URL: "embedded" }, null],
])("with %j the map of a demo is %s", (given, address) => {
  const { onlineMap } = readSettings({ ...given, DEMO_MODE: "on" });

  expect(onlineMap && "address" in onlineMap ? onlineMap.address : onlineMap).toBe(address);
});

test("a guest may do less than an angler, and never more than the operator allows", () => {
  const { limits } = readSettings({ DEMO_MODE: "on", LIMIT_PHOTOS_PER_USER: "5" });

  expect(limits).toMatchObject({ photosPerUser: 5, weatherPerUser: 60, importsPerUser: 3 });
  expect(readSettings({}).limits).toMatchObject({
    photosPerUser: 1000,
    demosPerAddress: 20,
    demoGuests: 300,
  });
});
