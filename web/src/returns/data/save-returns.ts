import type { CatchReturn, ReturnTemplate } from "@creel/domain/returns/catch-return";
import type {
  ChangedReturnFields,
  NewReturnFields,
  NewReturnTemplateFields,
  ReturnTemplateChanges,
} from "@creel/domain/returns/new-return";

import { storedSession } from "../../http/stored-session.ts";
import { foldRecord } from "../../outbox/fold-record.ts";
import type { OutboxItem } from "../../outbox/outbox-item.ts";
import { storeAndAwait } from "../../outbox/sending/store-or-send.ts";
import { isOfReturn, makeReturnItem, type ReturnItem, returnItems } from "./return-items.ts";
import { isOfTemplate, makeTemplateItem, type TemplateItem, templateItems } from "./template-items.ts";

// Each promise is fulfilled once the change is stored on this device, which sends it now or once there is a network.
// All throw ApiError if the server refuses the change while the caller waits; then nothing is stored. On a device that
// stores nothing they throw NetworkError, too.

export interface Saved {
  /** False if it still waits to be sent. */
  isSent: boolean;
}

export function createReturn(fields: NewReturnFields & { id: string }): Promise<Saved> {
  return saveReturn(makeReturnItem(ownReturn(fields.id), { kind: "create", fields }));
}

export function changeReturn(base: CatchReturn, fields: ChangedReturnFields): Promise<Saved> {
  return saveReturn(makeReturnItem(ownReturn(base.id), { kind: "change", base, fields }));
}

export function removeReturn(base: CatchReturn): Promise<Saved> {
  return saveReturn(makeReturnItem(ownReturn(base.id), { kind: "delete", base }));
}

export function createTemplate(fields: NewReturnTemplateFields & { id: string }): Promise<Saved> {
  return saveTemplate(makeTemplateItem(ownTemplate(fields.id), { kind: "create", fields }));
}

export function changeTemplate(base: ReturnTemplate, fields: ReturnTemplateChanges): Promise<Saved> {
  return saveTemplate(makeTemplateItem(ownTemplate(base.id), { kind: "change", base, fields }));
}

export function removeTemplate(base: ReturnTemplate): Promise<Saved> {
  return saveTemplate(makeTemplateItem(ownTemplate(base.id), { kind: "delete", base }));
}

function ownReturn(returnId: string) {
  return { userId: storedSession()?.user.id ?? "", returnId };
}

function ownTemplate(templateId: string) {
  return { userId: storedSession()?.user.id ?? "", templateId };
}

async function saveReturn(made: ReturnItem): Promise<Saved> {
  const { userId, subjectId } = made;
  const sent = await storeAndAwait({ userId, type: returnItems }, (items) =>
    planReturn(items.filter(isOfReturn(subjectId)), made),
  );
  return { isSent: sent !== null };
}

/** A return is turned in apart from other changes, because nothing changes it after that. Answers are joined. */
export function planReturn(own: readonly ReturnItem[], made: ReturnItem) {
  const last = own.at(-1);
  if (isTurning(made) || (last && isTurning(last))) return { put: [made], removed: [] };
  return foldRecord(own, last ? withAnswersOf(last, made) : made);
}

function isTurning({ work }: ReturnItem): boolean {
  return work.kind === "change" && work.fields.turned_in_at !== undefined;
}

function withAnswersOf({ work: before, state }: ReturnItem, made: ReturnItem): ReturnItem {
  const answers = "fields" in before && state !== "sending" ? before.fields.answers : undefined;
  if (!answers || made.work.kind !== "change" || !made.work.fields.answers) return made;
  const joined = { ...answers, ...made.work.fields.answers };
  return { ...made, work: { ...made.work, fields: { ...made.work.fields, answers: joined } } };
}

async function saveTemplate(made: TemplateItem): Promise<Saved> {
  const { userId, subjectId } = made;
  const sent = await storeAndAwait({ userId, type: templateItems }, (items: readonly OutboxItem[]) =>
    foldRecord(items.filter(isOfTemplate(subjectId)), made),
  );
  return { isSent: sent !== null };
}
