import { catchListSchema } from "@creel/domain/catches/catch-list";
import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";

import { makeAdminAtConsole } from "../../e2e/admins.ts";
import { callApi, CATCH } from "../../e2e/api.ts";
import { logWithPhotos } from "../../e2e/logged-photos.ts";
import type { Who } from "./scene.ts";

export interface People {
  /** What stands in the storage of who is signed in; `null` for nobody. */
  sessionOf: (who: Who) => Promise<string | null>;
}

const PASSWORD = "perch and bobber";
/** A session lasts for 15 minutes, and is ended when two browsers renew it. */
const SESSION_MS = 10 * MINUTE_MS;

const EVERYTHING = {
  weight: 6.2,
  length: 25.5,
  depth: 18,
  water_temperature: 44,
  lure_type: "Jig",
  notes: "Second cast off the point, dead slow.",
  weather_conditions: "Partly Cloudy",
  air_temperature: 41,
  wind_speed: 8,
  wind_direction: "SW",
  barometric_pressure: 29.92,
  pressure_trend: "Falling",
  lunar_phase: "Waxing Gibbous",
};
const SPECIES = ["Walleye", "Walleye", "Pike", "Perch", "Musky", "Zander", "Trout", "Bluegill"];

/** Those who look: one who has nothing yet, one with catches, photos and a home, and an admin with the same. */
export async function makePeople(url: string): Promise<People> {
  const newcomer = await signUp(url, "newcomer");
  const angler = await signUp(url, "angler");
  const admin = await signUp(url, "admin");
  const accounts = { newcomer, angler, admin };
  await makeAdminAtConsole(admin.email);
  for (const { token } of [angler, admin]) await logAFew(url, token);
  await callApi(url, "/contact", {
    body: {
      name: "Hank Sørensen",
      email: "hank@example.com",
      subject: "support",
      priority: "urgent",
      message: "Can I print the season?\n\nI have a wall for it.",
    },
  });
  const sessions = new Map<Who, { stored: Promise<string>; at: number }>();
  return {
    async sessionOf(who) {
      if (who === "nobody") return null;
      const last = sessions.get(who);
      if (last && Date.now() - last.at < SESSION_MS) return last.stored;
      const stored = signIn(url, accounts[who].email);
      sessions.set(who, { stored, at: Date.now() });
      return stored;
    },
  };
}

async function signIn(url: string, email: string): Promise<string> {
  return JSON.stringify(await callApi(url, "/auth/login", { body: { email, password: PASSWORD } }));
}

async function signUp(url: string, who: Who) {
  const email = `axe-${who}-${Date.now()}@example.com`;
  const names = { firstName: "Maren", lastName: "Lindqvist" };
  const body = { ...names, email, password: PASSWORD, timeZone: "America/Chicago" };
  const { accessToken } = await callApi(url, "/auth/register", { body });
  return { email, token: String(accessToken) };
}

/** The newest has photos and everything noted; the others lie on one spot, but for one. */
async function logAFew(url: string, token: string): Promise<void> {
  for (const [index, species] of SPECIES.entries()) {
    const date = new Date(Date.parse(CATCH.date) - (index + 1) * HOUR_MS).toISOString();
    const place = index === 0 ? { latitude: 47.9 } : {};
    await callApi(url, "/catches", { token, body: { ...CATCH, ...EVERYTHING, species, date, ...place } });
  }
  await logWithPhotos(url, { token }, { count: 6 });
  const [newest] = catchListSchema.parse(await callApi(url, "/catches?limit=1", { token })).catches;
  await callApi(url, `/catches/${newest?.id}`, { method: "PUT", token, body: { ...CATCH, ...EVERYTHING } });
}
