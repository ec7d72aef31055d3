import { PAGE_RULES } from "../../look/axe.ts";
import { opens, press, shows } from "../actions.ts";
import { answerTrips } from "../answer-trips.ts";
import { inOrder, scenesFrom, type Stage } from "../scene.ts";
import { answer, troublesOf } from "../troubles.ts";

const DASHBOARD = { who: "angler", path: "/dashboard" } as const;

/** Where an angler arrives. */
export const DASHBOARD_SCENES = [
  ...scenesFrom(DASHBOARD, {
    dashboard: shows("Fishing conditions"),
    "dashboard-log": { before: answerTrips(46), prepare: shows("Does it hold for you?") },
    "dashboard-first-day": { who: "newcomer" },
    "dashboard-alerts": { who: "coast", prepare: press("Show more") },
    "dashboard-offline": inOrder(shows("Fishing conditions"), goOffline),
    "sample-strip": {
      before: answer("catches/sample", { status: 200, json: { samples: 24, hasOwn: false } }),
      prepare: shows("These are sample catches."),
    },
    menu: { who: "newcomer", prepare: openMenu, isWindow: true, hidden: PAGE_RULES },
  }),
  ...troublesOf("dashboard", DASHBOARD),
  ...scenesFrom({ who: "angler", path: "/no/such/page" }, { "not-found-signed-in": opens("heading") }),
];

async function goOffline({ page, context }: Stage): Promise<void> {
  await context.setOffline(true);
  await page.getByText("Offline.").waitFor();
}

async function openMenu({ page, isPhone }: Stage): Promise<void> {
  await page.getByRole("button", { name: isPhone ? "Open menu" : /^Account of/ }).click();
  await page.getByText("Logout").filter({ visible: true }).waitFor();
}
