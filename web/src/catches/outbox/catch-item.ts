import type { Catch } from "@creel/domain/catches/catch";
import type { ChangedFields, NewCatchFields } from "@creel/domain/catches/new-catch";

import { type ImportedPhoto, makeItem, type OutboxItem } from "../../outbox/outbox-item.ts";
import type { Sent } from "../../outbox/outbox-news.ts";

export type CatchWork =
  | {
      kind: "create";
      fields: NewCatchFields;
      /** The edits to `fields` made after the catch was sent, when the server may already have had it. */
      since?: Edit;
    }
  | ({ kind: "change" } & Edit)
  /** `base` is absent in items that an older version of the app stored. */
  | { kind: "delete"; base?: Catch | null }
  | PhotoWork;

export interface Edit {
  /** The catch before the change; `null` if the answer to an earlier item becomes the base. */
  base: Catch | null;
  fields: ChangedFields;
}

export interface PhotoWork {
  kind: "photo";
  photoId: string;
  name: string;
  /** On the camera's clock; absent if the file does not say. */
  takenAt?: string;
  photoOrder: readonly string[];
  imported?: ImportedPhoto;
}

export interface CatchItem extends OutboxItem<CatchWork, Catch> {
  subject: "catch";
}

/** `answer` is the catch as the server has it now; `null` after a deletion. */
export type CatchSent = Sent<CatchItem, Catch>;

const KINDS: Record<CatchWork["kind"], true> = { create: true, change: true, delete: true, photo: true };

export function isCatchItem(item: OutboxItem): item is CatchItem {
  return item.subject === "catch" && item.work.kind in KINDS;
}

export function isCatchSent(sent: Sent): sent is CatchSent {
  return isCatchItem(sent.item);
}

export function isOfCatch(catchId: string): (item: OutboxItem) => item is CatchItem {
  return (item): item is CatchItem => isCatchItem(item) && item.subjectId === catchId;
}

export interface CatchOfUser {
  userId: string;
  catchId: string;
}

export function makeCatchItem({ userId, catchId }: CatchOfUser, work: CatchWork, now?: number): CatchItem {
  return makeItem({ userId, subject: "catch", subjectId: catchId }, work, now);
}
