import type { Catch } from "@creel/domain/catches/catch";
import type { ChangedFields, NewCatchFields } from "@creel/domain/catches/new-catch";

import { type ImportedPhoto, makeItem, type OutboxItem } from "../../outbox/outbox-item.ts";
import type { Sent } from "../../outbox/outbox-news.ts";

export type CatchWork =
  | {
      kind: "create";
      fields: NewCatchFields;
      /** What of `fields` was changed after the catch was sent, when the server may have had it already. */
      since?: Edit;
    }
  | ({ kind: "change" } & Edit)
  /** `base` is absent in what an older version of the app stored. */
  | { kind: "delete"; base?: Catch | null }
  | PhotoWork;

export interface Edit {
  /** The catch as it was when it was changed; `null` where the answer to what came before becomes the base. */
  base: Catch | null;
  fields: ChangedFields;
}

export interface PhotoWork {
  kind: "photo";
  photoId: string;
  name: string;
  /** On the camera's clock; absent where the file does not say so. */
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
