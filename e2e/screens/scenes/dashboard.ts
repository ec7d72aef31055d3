import { simulatedOutings } from "@creel/testing/simulated-outings";

import { PAGE_RULES } from "../../look/axe.ts";
import { opens, press, shows } from "../actions.ts";
import { answerTrips } from "../answer-trips.ts";
import { NOW } from "../fixed-clock.ts";
import { inOrder, scenesFrom, type Stage } from "../scene.ts";
import { answer, troublesOf } from "../troubles.ts";

const DASHBOARD = { who: "angler", path: "/dashboard" } as const;

/** Where an angler arrives. */
export const DASHBOARD_SCENES = [
  ...scenesFrom(DASHBOARD, {
    dashboard: shows("Fishing conditions"),
    "dashboard-log": {
      before: answerTrips(46, outingsOnThisDate),
      prepare: inOrder(shows("Does it hold for you?"), shows("nearest days")),
    },
    "dashboard-few-trips": { before: answerTrips(9), prepare: shows("9 of 15 trips.") },
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

/** A trip and a blank of them on this date in earlier years. */
function outingsOnThisDate(count: number) {
  const log = simulatedOutings(count);
  const chosen = [log.outings.find((outing) => !isBlank(outing)), log.outings.find(isBlank)];
  for (const [index, outing] of chosen.entries()) {
    const today = new Date(NOW).toISOString().slice(0, 10);
    if (outing) outing.day = `${Number(today.slice(0, 4)) - 1 - 2 * index}${today.slice(4)}`;
  }
  return log;
}

type Trip = ReturnType<typeof simulatedOutings>["outings"][number];

function isBlank({ segments }: Trip): boolean {
  return segments.every(({ fish }) => Object.keys(fish).length === 0);
}

async function goOffline({ page, context }: Stage): Promise<void> {
  await context.setOffline(true);
  await page.getByText("Offline.").waitFor();
}

async function openMenu({ page, isPhone }: Stage): Promise<void> {
  await page.getByRole("button", { name: isPhone ? "Open menu" : /^Account of/ }).click();
  await page.getByText("Logout").filter({ visible: true }).waitFor();
}
