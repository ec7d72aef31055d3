import type { Catch } from "@creel/domain/catches/catch";
import type { ChangedFields, NewCatchFields } from "@creel/domain/catches/new-catch";
import * as z from "zod/mini";

import type { OutboxItem } from "./outbox-item.ts";

const isObject = (value: unknown) => typeof value === "object" && value !== null;

const base = z.nullable(z.custom<Catch>(isObject));
const edit = { base, fields: z.custom<ChangedFields>(isObject) };

const workSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("create"),
    fields: z.custom<NewCatchFields>(isObject),
    since: z.exactOptional(z.object(edit)),
  }),
  z.object({ kind: z.literal("change"), ...edit }),
  z.object({ kind: z.literal("delete"), base: z.exactOptional(base) }),
  z.object({
    kind: z.literal("photo"),
    photoId: z.string(),
    name: z.string(),
    photoOrder: z.array(z.string()),
  }),
]);

const itemSchema = z.object({
  id: z.string(),
  userId: z.string(),
  catchId: z.string(),
  work: workSchema,
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
      stored: z.nullable(z.custom<Catch>(isObject)),
    }),
  ),
  keptAt: z.number(),
});

/** `null` for one of a newer version of the app, which stays where it is. */
export function readItem(record: unknown): OutboxItem | null {
  return itemSchema.safeParse(record).data ?? null;
}
