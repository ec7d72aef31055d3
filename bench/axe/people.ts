import { catchListSchema } from "@creel/domain/catches/catch-list";

import { callApi, CATCH } from "../../e2e/api.ts";
import { makeAdmin } from "../../e2e/fixtures.ts";
import { logWithPhotos } from "../../e2e/logged-photos.ts";
import type { Who } from "./scene.ts";

/** What stands in the storage of who is signed in; `null` for nobody. */
export type People = Record<Who, string | null>;

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
  await makeAdmin(admin.email);
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
  return { nobody: null, newcomer: newcomer.stored, angler: angler.stored, admin: admin.stored };
}

async function signUp(url: string, who: Who) {
  const email = `axe-${who}-${Date.now()}@example.com`;
  const names = { firstName: "Maren", lastName: "Lindqvist" };
  const body = { ...names, email, password: "perch and bobber", timeZone: "America/Chicago" };
  const session = await callApi(url, "/auth/register", { body });
  return { email, token: String(session["accessToken"]), stored: JSON.stringify(session) };
}

const HOUR_MS = 3_600_000;

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
