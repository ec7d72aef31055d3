import { type Counts, countsSchema } from "@creel/domain/insights/counts";
import {
  type InsightQuestion,
  insightQuestionAnswerSchema,
  insightQuestionsSchema,
  type NewInsightQuestion,
} from "@creel/domain/insights/insight-question";
import { type Outings, outingsSchema } from "@creel/domain/insights/outings";

import { send } from "../../http/send.ts";
import { OUTINGS } from "./insights.requests.ts";

// All throw ApiError and NetworkError.

export function readOutings(signal: AbortSignal): Promise<Outings> {
  return send({ path: OUTINGS, signal }, outingsSchema);
}

export function readCounts(signal: AbortSignal): Promise<Counts> {
  return send({ path: "/insights/counts", signal }, countsSchema);
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
