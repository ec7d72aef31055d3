import type { ChangedFields } from "@creel/domain/catches/new-catch";

import type { Changes, OutboxItem } from "../../outbox/outbox-item.ts";
import { sendNow } from "../../outbox/outbox-news.ts";
import { changeOutbox } from "../../outbox/outbox-store.ts";
import { isOfCatch } from "./catch-item.ts";
import { planSave } from "./plan-catch.ts";

interface FieldsOfCatch {
  userId: string;
  catchId: string;
  fields: ChangedFields;
}

/**
 * Changes fields of a catch that was just logged here, without its form. Resolves once the change is stored on this
 * device, whether the catch still waits or was sent.
 */
export async function keepFields(ofCatch: FieldsOfCatch): Promise<void> {
  await changeOutbox(ofCatch.userId, (items) => planFields(items, ofCatch));
  sendNow();
}

function planFields(items: readonly OutboxItem[], { userId, catchId, fields }: FieldsOfCatch): Changes {
  // Each waiting photo has the order of all photos.
  const [photoOrder = []] = items
    .filter(isOfCatch(catchId))
    .flatMap(({ work }) => (work.kind === "photo" ? [work.photoOrder] : []));
  const work = { kind: "change", base: null, fields } as const;
  return planSave(items, { userId, catchId, work, photos: [], photoOrder });
}
