import type { Session } from "@creel/domain/accounts/sign-in";

import { readSettings } from "../app/settings.ts";
import type { Limits } from "../limits/limit-settings.ts";
import { keepOutOfLog } from "./logs/log-watch.ts";
import { setupApi } from "./setup-api.ts";

/** As many demos as tests of one file open from one address. */
const MANY = 10_000;

type Overrides = Omit<NonNullable<Parameters<typeof setupApi>[0]>, "settings">;

/** Sets up a Creel that is a demo. */
export async function setupDemo({
  limits = {},
  ...overrides
}: Overrides & { limits?: Partial<Limits> } = {}) {
  const settings = readSettings({ DEMO_MODE: "on" });
  const many = { demosPerAddress: MANY, demoGuests: MANY };
  const api = await setupApi({
    ...overrides,
    settings: { ...settings, limits: { ...settings.limits, ...many, ...limits } },
  });
  /** Opens a demo as a visitor, or starts over as a guest. */
  const askForDemo = (who: { accessToken: string } | null = null, remoteAddress = "198.51.100.20") =>
    api.as(who).call({ method: "POST", url: "/demo", payload: {}, remoteAddress });
  async function openDemo(): Promise<Session> {
    const session: Session = (await askForDemo()).json();
    keepOutOfLog(session.accessToken, session.refreshToken);
    return session;
  }
  return { ...api, askForDemo, openDemo };
}
