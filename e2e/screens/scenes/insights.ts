import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { forgetHours } from "@creel/testing/outings-without-hours";
import { simulatedOutings } from "@creel/testing/simulated-outings";

import { dialog, press, shows } from "../actions.ts";
import { answerJson } from "../answer-json.ts";
import { answerTrips } from "../answer-trips.ts";
import { inOrder, type Scene, scenesFrom, type Stage } from "../scene.ts";
import { answerGear, ownLureAt } from "../tackle-box.ts";
import { troublesOf } from "../troubles.ts";

const INSIGHTS = { who: "tripper", path: "/catches/insights" } as const;

const LONG_AGO = "1990-05-02T12:00:00.000Z";
const RECENTLY = "2026-09-12T12:00:00.000Z";
const NIGHT = {
  id: "night",
  factor: "light",
  bin: "night",
  species: null,
  asked_at: LONG_AGO,
  closed_at: null as string | null,
};
const PERCH = { ...NIGHT, id: "perch", species: "Perch", closed_at: "1991-05-02T12:00:00.000Z" };
const MOON = { ...NIGHT, id: "moon", factor: "moon", bin: null, closed_at: RECENTLY };

const SCORE = /^Does the fishing score work for you/;

/** The statistics for different numbers of trips. */
export const INSIGHT_SCENES: readonly Scene[] = [
  ...scenesFrom(INSIGHTS, {
    "insights-3": { before: answerTrips(3), prepare: shows("3 of 15 trips.") },
    "insights-14": { before: answerTrips(14), prepare: shows("14 of 15 trips.") },
    "insights-46": { before: answerTrips(46), prepare: verdictsAreThere },
    "insights-82": { before: answerTrips(82), prepare: verdictsAreThere },
    "insights-320": { before: answerTrips(320), prepare: verdictsAreThere },
    "insights-how": {
      before: answerTrips(46),
      prepare: inOrder(verdictsAreThere, press(/^How this is computed/), shows("is the usual answer")),
    },
    "insights-all": {
      path: "/catches/insights?by=light,pressure,lure,wind,clouds,rain,waterTemperature,airTemperature",
      before: answerTrips(320),
      prepare: verdictsAreThere,
    },
    "insights-numbers": { before: answerTrips(82), prepare: inOrder(verdictsAreThere, press("Numbers")) },
    "insights-own-lures": {
      path: "/catches/insights?by=lure",
      before: inOrder(answerTrips(82, outingsOfTheBox), answerGear),
      prepare: inOrder(verdictsAreThere, press(/^Counts/), openNumbers("Lures, by color")),
    },
    "insights-scored-late": {
      before: answerTrips(82, outingsScoredLate),
      prepare: inOrder(verdictsAreThere, press(SCORE), shows("after they ended")),
    },
    "year-review": {
      path: "/catches/years/2025",
      before: answerTrips(320),
      prepare: shows("From all your trips with hours"),
    },
    "year-review-few": {
      path: "/catches/years/2025",
      before: answerTrips(3, outingsIn2025),
      prepare: shows("2025 on the water"),
    },
    "year-review-none": {
      path: "/catches/years/1999",
      before: answerTrips(3),
      prepare: shows("Nothing was logged in 1999"),
    },
    "insights-question": {
      before: inOrder(answerTrips(60), answerQuestions(NIGHT, PERCH, MOON)),
      prepare: inOrder(verdictsAreThere, press("Earlier questions: 2"), verdictsAreThere),
    },
    "insights-question-few": {
      before: inOrder(answerTrips(82), answerQuestions({ ...NIGHT, species: "Walleye", asked_at: RECENTLY })),
      prepare: inOrder(shows("Only trips since then count"), verdictsAreThere),
    },
    "insights-ask": {
      isWindow: true,
      before: answerTrips(46),
      prepare: inOrder(verdictsAreThere, press("Ask a question"), dialog("Ask a question")),
    },
    "insights-ask-lure": {
      isWindow: true,
      before: inOrder(answerTrips(46), answerGear),
      prepare: inOrder(verdictsAreThere, press("Ask a question"), dialog("Ask a question"), aboutALure),
    },
    "insights-no-hours": {
      before: answerTrips(120, outingsWithoutHours),
      prepare: shows("Pressure, days with a fish"),
    },
    "insights-no-hours-few": {
      before: answerTrips(12, outingsWithoutHours),
      prepare: shows("Between your first and last fish"),
    },
    "insights-counts-numbers": {
      before: answerTrips(82),
      prepare: inOrder(
        verdictsAreThere,
        press(/^Species and size/),
        press(/^Counts/),
        openNumbers(
          "Species against species",
          "Species by depth",
          "Months",
          "Hour of the day",
          "Lures",
          "Waters",
        ),
      ),
    },
    "insights-downloads": {
      before: answerTrips(120),
      prepare: inOrder(verdictsAreThere, press(/^Download these numbers/), shows("Save as CSV")),
    },
    "insights-no-hours-numbers": {
      before: answerTrips(120, outingsWithoutHours),
      prepare: inOrder(
        shows("Pressure, days with a fish"),
        verdictsAreThere,
        openNumbers("Light, first to last fish", "Pressure, days with a fish"),
      ),
    },
    "insights-none": { who: "newcomer", prepare: shows("Nothing to compare yet") },
  }),
  ...troublesOf("insights", INSIGHTS),
];

function outingsIn2025(count: number) {
  const log = simulatedOutings(count);
  for (const [index, outing] of log.outings.entries()) outing.day = `2025-0${5 + index}-14`;
  return log;
}

function outingsOfTheBox(count: number) {
  const log = simulatedOutings(count);
  for (const [index, { segments }] of log.outings.entries()) {
    for (const segment of segments) Object.assign(segment, ownLureAt(segment.lure, index));
  }
  return log;
}

function outingsWithoutHours(count: number) {
  return forgetHours(simulatedOutings(count));
}

/** Returns a log in which the first year's trips got their scores only afterwards. */
function outingsScoredLate(count: number) {
  const log = simulatedOutings(count);
  for (const [index, { segments }] of log.outings.entries()) {
    if (index > 25 && index % 9 > 0) continue;
    for (const segment of segments) {
      const { score, rule } = segment.predicted ?? {};
      if (score === undefined || rule === undefined) continue;
      segment.predicted = null;
      segment.scored_after = { score, rule };
    }
  }
  return log;
}

function openNumbers(...titles: readonly string[]) {
  return async ({ page }: Stage): Promise<void> => {
    for (const name of titles) {
      const chart = page.getByRole("region", { name, exact: true });
      await chart.getByRole("button", { name: "Numbers" }).first().click();
    }
  };
}

async function aboutALure({ page }: Stage): Promise<void> {
  await page.getByRole("button", { name: /About$/ }).click();
  await page.getByRole("option", { name: "Lure" }).click();
  await page.getByRole("button", { name: /Which lure$/ }).click();
  await page.getByRole("option").first().waitFor();
}

function answerQuestions(...questions: readonly object[]) {
  return ({ context }: Stage) =>
    context.route("**/api/insights/questions", (route) => answerJson(route, { questions }));
}

async function verdictsAreThere({ page }: Stage): Promise<void> {
  await page.getByRole("heading", { name: "What worked", level: 2 }).waitFor({ timeout: MINUTE_MS });
  await page.getByText("Working it out").first().waitFor({ state: "detached", timeout: MINUTE_MS });
}
