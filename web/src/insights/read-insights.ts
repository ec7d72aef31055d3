import { type ComparedHours, comparedHoursSchema } from "@creel/domain/insights/compared-hours";
import { type Counts, countsSchema } from "@creel/domain/insights/counts";
import {
  type InsightQuestion,
  insightQuestionAnswerSchema,
  insightQuestionsSchema,
  type NewInsightQuestion,
} from "@creel/domain/insights/insight-question";
import { type Outings, outingSchema, outingWithoutHoursSchema } from "@creel/domain/insights/outings";
import { type RateMap, type RateMapResolution, rateMapSchema } from "@creel/domain/insights/rate-map";
import * as z from "zod/mini";

import { send } from "../http/send.ts";
import { keepUntilChanged } from "../http/unchanged-answer.ts";

/** The number of trips to parse per task. Parsing all trips of a long log takes 0.2 s on a slow phone. */
const AT_ONCE = 100;

const unreadOutingsSchema = z.object({
  outings: z.array(z.unknown()),
  without_hours: z.array(z.unknown()),
  filling: z.optional(z.int()),
});

// All functions here throw ApiError and NetworkError.

const askOutings = keepUntilChanged<Outings>(async (response) => {
  const unread = unreadOutingsSchema.parse(await response.json());
  return {
    outings: await readInTurn(unread.outings, outingSchema),
    without_hours: await readInTurn(unread.without_hours, outingWithoutHoursSchema),
    ...(unread.filling !== undefined && { filling: unread.filling }),
  };
});

const askComparedHours = keepUntilChanged(async (response) =>
  comparedHoursSchema.parse(await response.json()),
);

const askCounts = keepUntilChanged(async (response) => countsSchema.parse(await response.json()));

const askRateMap = keepUntilChanged(async (response) => rateMapSchema.parse(await response.json()));

export function readOutings(signal: AbortSignal): Promise<Outings> {
  return askOutings({ path: OUTINGS, signal });
}

async function readInTurn<Schema extends z.ZodMiniType>(
  unread: readonly unknown[],
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const read: z.output<Schema>[] = [];
  for (let from = 0; from < unread.length; from += AT_ONCE) {
    if (from > 0) await new Promise((resolve) => void setTimeout(resolve));
    for (const each of unread.slice(from, from + AT_ONCE)) read.push(schema.parse(each));
  }
  return read;
}

export function readComparedHours(signal: AbortSignal): Promise<ComparedHours> {
  return askComparedHours({ path: "/insights/compared-hours", signal });
}

export function readCounts(signal: AbortSignal): Promise<Counts> {
  return askCounts({ path: "/insights/counts", signal });
}

export function readRateMap(resolution: RateMapResolution, signal: AbortSignal): Promise<RateMap> {
  return askRateMap({ path: `/insights/rate-map?resolution=${resolution}`, signal });
}

export function readQuestions(signal: AbortSignal): Promise<{ questions: InsightQuestion[] }> {
  return send({ path: "/insights/questions", signal }, insightQuestionsSchema);
}

export async function askQuestion(body: NewInsightQuestion): Promise<InsightQuestion> {
  const call = { method: "POST", path: "/insights/questions", body } as const;
  return (await send(call, insightQuestionAnswerSchema)).question;
}

export async function closeQuestion(id: string): Promise<InsightQuestion> {
  const call = { method: "POST", path: `/insights/questions/${id}/close` } as const;
  return (await send(call, insightQuestionAnswerSchema)).question;
}

const OUTINGS = "/insights/outings";
