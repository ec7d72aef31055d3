import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { hectopascalsToInchesOfMercury } from "@creel/domain/units/from-metric";

import { inShortTasks } from "../base/short-tasks.ts";
import type { Database } from "../database/connect.ts";
import { AppError } from "../errors/errors.ts";
import { countWithin, type TakeCalls, workOff } from "../jobs/work-off.ts";
import type { ReadThrough } from "./cache/answer-cache.ts";
import { type AnswerKey, findAnswer, findAnswers } from "./cache/answers.repository.ts";
import { readCached } from "./cache/cached-question.ts";
import type { HourOfMonth, MonthsProvider } from "./cache/months-provider.ts";
import { settleWanted, takeNextWanted, wantMonth } from "./cache/wanted-months.repository.ts";
import { round, rounded } from "./present/rounded.ts";
import { ARCHIVE_MONTH, conditionsOfMonth, recentAirOf } from "./questions.ts";
import {
  type MonthOfReadings,
  type MonthSource,
  type RecentAirSource,
  readingOfMonth,
  spanOfMonth,
} from "./sources/month-of-readings.ts";
import type { ConditionsSource, Reading } from "./sources/sources.ts";

interface Months {
  db: Database;
  readThrough: ReadThrough;
  source: ConditionsSource & MonthSource & RecentAirSource;
  now: () => Date;
}

const FIRST_MONTH = "1940-01";
const MOST_MONTHS = 200;

export function openMonths({ db, readThrough, source, now }: Months): MonthsProvider {
  return {
    async storedMonth(asker, month) {
      if (month < FIRST_MONTH || !spanOfMonth(month, now()).isSettled) return "unknown";
      const question = conditionsOfMonth(source, asker, month);
      const cached = readCached(await findAnswer(db, question.key), question, now());
      if (cached) return hoursOf(cached.answer, source);
      return (await wantMonth(db, question.key, now())) ? "waiting" : "unknown";
    },
    async storedMonths(userId, months) {
      const questions = months.map(({ place, month }) => conditionsOfMonth(source, { userId, place }, month));
      const keys = new Map(questions.map(({ key }) => [nameOf(key), key]));
      const rows = await findAnswers(db, { userId, source: ARCHIVE_MONTH }, [...keys.values()]);
      const rowOf = new Map(rows.map((row) => [nameOf(row), row]));
      const known = new Map<string, ReturnType<typeof hoursOf> | null>();
      const yieldToOthers = inShortTasks();
      for (const question of questions) {
        const name = nameOf(question.key);
        if (known.has(name)) continue;
        const cached = readCached(rowOf.get(name), question, now());
        known.set(name, cached && hoursOf(cached.answer, source));
        await yieldToOthers();
      }
      return questions.map(({ key }) => known.get(nameOf(key)) ?? null);
    },
    async recentAir({ countQuestion, ...asker }) {
      const { answer } = await readThrough(recentAirOf(source, asker), countQuestion);
      const from = Date.parse(answer.from);
      return { airAt: (instant) => answer.values[(instant.getTime() - from) / HOUR_MS] ?? null };
    },
    askWantedMonths: (takeCalls) =>
      workOff({
        most: MOST_MONTHS,
        takeNext: () => takeNextWanted(db, now()),
        async complete(key, run) {
          const isThere = await askFor(key, countWithin(run, takeCalls));
          if (isThere) await settleWanted(db, key);
          return { isCompleted: isThere, hasFailed: !isThere };
        },
      }),
  };

  async function askFor({ userId, cell, hour }: AnswerKey, countQuestion: TakeCalls): Promise<boolean> {
    const month = hour.toISOString().slice(0, FIRST_MONTH.length);
    try {
      await readThrough(conditionsOfMonth(source, { userId, place: middleOf(cell) }, month), countQuestion);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}

function nameOf({ cell, hour }: Pick<AnswerKey, "cell" | "hour">): string {
  return `${cell} ${hour.toISOString()}`;
}

/** The name of a cell is its center. */
function middleOf(cell: string): Coordinates {
  const [latitude, longitude] = cell.split(",").map(Number);
  return { latitude: latitude ?? 0, longitude: longitude ?? 0 };
}

function hoursOf(month: MonthOfReadings, { attribution }: ConditionsSource) {
  return {
    attribution,
    hourAt: (instant: Date) => {
      const reading = readingOfMonth(month, instant);
      return reading && presentHour(reading);
    },
  };
}

function presentHour(reading: Reading): HourOfMonth {
  const { temperature, windSpeed, windDirection, cloudCover, weatherCode, pressureChange } = reading;
  return {
    pressure_change: pressureChange === null ? null : round(hectopascalsToInchesOfMercury(pressureChange), 2),
    wind_speed: rounded(windSpeed),
    wind_degrees: rounded(windDirection),
    cloud_cover: rounded(cloudCover),
    air_temperature: round(temperature),
    weather_code: weatherCode,
  };
}
