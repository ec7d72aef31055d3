import { LIST_RULES } from "../../look/axe.ts";
import { shows } from "../actions.ts";
import { answerTrips } from "../answer-trips.ts";
import { scenesFrom, type Stage } from "../scene.ts";
import { troublesOf } from "../troubles.ts";

const LAKE = { who: "angler", path: "/weather?lat=47.8312&lng=-92.2648" } as const;

/** The weather of a place, of another one and of none. */
export const WEATHER_SCENES = [
  ...scenesFrom(LAKE, {
    weather: shows("Hour by hour"),
    "weather-tomorrow": ({ page }) => page.getByRole("tab").nth(1).click(),
    "weather-alerts": { who: "coast", path: "/weather?lat=29.3&lng=-94.8", prepare: shows("Hour by hour") },
    "weather-home": { path: "/weather", prepare: shows("Hour by hour") },
    "weather-log": { before: answerTrips(82), prepare: shows("Does it work for you?") },
    "weather-first-day": { who: "newcomer", path: "/weather" },
    "weather-place": { path: "/dashboard", prepare: searchPlace, isWindow: true, hidden: LIST_RULES },
  }),
  ...troublesOf("weather", LAKE),
];

async function searchPlace({ page, isPhone }: Stage): Promise<void> {
  if (isPhone) await page.getByRole("button", { name: /^Weather/ }).click();
  const place = page.getByRole("button", { name: "Change place" });
  const search = page.getByRole("combobox", { name: "Place or coordinates" });
  await place.or(search).first().waitFor();
  if (await place.isVisible()) await place.click();
  await search.fill("ely");
  await page.getByRole("option", { name: "Ely, Minnesota" }).waitFor();
}
