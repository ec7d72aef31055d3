import { type Catch, catchAnswerSchema } from "@creel/domain/catches/catch";
import { tripSchema } from "@creel/domain/trips/trip";
import { spotSchema, waterSchema } from "@creel/domain/waters/water";
import * as z from "zod/mini";

import { ApiError } from "../../http/api-error.ts";
import { backOff, type OutboxItem, type Problem } from "../outbox-item.ts";

/** These are about the moment: the same request may be taken later. All others from 400 to 499 are about the request. */
const PASSING = new Set([401, 408, 425, 429]);

/** What becomes of an item whose sending failed: it asks, or it is sent again later. */
export function afterFailure<Item extends OutboxItem>(item: Item, error: unknown, now = Date.now()): Item {
  const problem = problemOf(error, now);
  if (isRefusal(error)) return { ...item, state: "asks", problem };
  return { ...item, state: "later", nextAt: now + backOff(item.tries), problem };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.has(error.status);
}

const REMOVALS = new Set(["delete", "remove event", "remove spot", "remove track"]);

/** A deletion of what is gone is done, and so is taking away from a trip or a water that is gone. */
export function isDone(item: OutboxItem, error: unknown): boolean {
  return REMOVALS.has(item.work.kind) && error instanceof ApiError && error.status === 404;
}

/** With a page of their own, gateways say by these that they reach no server. */
const NO_SERVER = new Set([502, 503, 504]);

/** A deletion of a catch that the server fails to make is not sent again: the catch is shown as before. */
export function isGivenUp({ subject, work }: OutboxItem, error: unknown): boolean {
  if (subject !== "catch" || work.kind !== "delete" || !(error instanceof ApiError)) return false;
  const isAnswered = error.explanation !== null || !NO_SERVER.has(error.status);
  return isAnswered && !PASSING.has(error.status);
}

function problemOf(error: unknown, at: number): Problem {
  if (!(error instanceof ApiError)) return { code: "unreached", message: "", at, stored: null };
  const { explanation, status } = error;
  return {
    code: explanation?.code ?? `http_${status}`,
    message: explanation?.message ?? "",
    at,
    status,
    ...(explanation?.fields && { fields: explanation.fields }),
    stored: storedIn(error),
    ...tripsIn(error),
    ...watersIn(error),
  };
}

const rivalSchema = z.object({ id: z.string(), started_at: z.optional(z.string()) });
const tripProblemSchema = z.object({
  trip: z.optional(tripSchema),
  overlaps: z.optional(rivalSchema),
  running: z.optional(rivalSchema),
});

/** The trip as it is stored, or the one that is in the way. */
function tripsIn({ body }: ApiError): Pick<Problem, "trip" | "rival"> {
  const { trip, overlaps, running } = tripProblemSchema.safeParse(body).data ?? {};
  const rival = running ?? overlaps;
  return {
    ...(trip && { trip }),
    ...(rival && { rival: { id: rival.id, ...(rival.started_at && { startedAt: rival.started_at }) } }),
  };
}

const waterProblemSchema = z.object({ water: z.optional(waterSchema), spot: z.optional(spotSchema) });

/** The water or the spot as it is stored. */
function watersIn({ body }: ApiError): Pick<Problem, "water" | "spot"> {
  const { water, spot } = waterProblemSchema.safeParse(body).data ?? {};
  return { ...(water && { water }), ...(spot && { spot }) };
}

function storedIn({ body }: ApiError): Catch | null {
  return catchAnswerSchema.safeParse(body).data?.catch ?? null;
}
