import * as z from "zod/mini";

import type { OutboxItem } from "./outbox-item.ts";

const text = z.optional(z.string());

/** The format of earlier app versions, where ids and stored versions had a different name for each subject. */
const formerSchema = z.looseObject({
  subject: z._default(z.string(), "catch"),
  subjectId: text,
  catchId: text,
  tripId: text,
  waterId: text,
  problem: z.nullish(z.looseObject({})),
});

const itemSchema = z.object({
  id: z.string(),
  userId: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  work: z.looseObject({
    kind: z.string(),
    photoId: z.exactOptional(z.string()),
    imported: z.exactOptional(z.object({ importId: z.string(), bytes: z.number(), isPaused: z.boolean() })),
  }),
  state: z.enum(["waiting", "sending", "later", "asks"]),
  tries: z.number(),
  nextAt: z.number(),
  problem: z.nullable(
    z.object({
      code: z.string(),
      message: z.string(),
      at: z.number(),
      status: z.exactOptional(z.number()),
      fields: z.exactOptional(z.record(z.string(), z.string())),
      stored: z.unknown(),
      rival: z.exactOptional(z.object({ id: z.string(), startedAt: z.exactOptional(z.string()) })),
    }),
  ),
  keptAt: z.number(),
});

/** Returns `null` if the record is no item. The fields of `work` are checked by their feature. */
export function readItem(record: unknown): OutboxItem | null {
  const former = formerSchema.safeParse(record).data;
  if (!former) return null;
  const { catchId, tripId, waterId, problem, ...rest } = former;
  const subjectId = rest.subjectId ?? catchId ?? tripId ?? waterId;
  const item = { ...rest, subjectId, problem: problem ? { ...problem, stored: storedIn(problem) } : null };
  return itemSchema.safeParse(item).data ?? null;
}

function storedIn({ stored, trip, water, spot }: Record<string, unknown>): unknown {
  return stored ?? trip ?? water ?? spot ?? null;
}
