import { deadlineOf } from "@creel/domain/returns/deadline-of";
import {
  type ImportedReturn,
  type NewReturn,
  type ReturnChanges,
  withAnswers,
} from "@creel/domain/returns/new-return";
import { blocksOfTemplate } from "@creel/domain/returns/templates";
import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { Changes } from "../database/owned-rows.ts";
import type { ReturnRow } from "../database/schema.ts";
import type { ReturnTable } from "../database/tables/return-tables.ts";

interface Owner {
  id: string;
  timeZone: string;
}

/** Absent values are those of the template, or of the user. */
export function toNewRow({ id: userId, timeZone: own }: Owner, sent: NewReturn): Insertable<ReturnTable> {
  const { template, from, to, time_zone: timeZone = own } = sent;
  const blocks = blocksOfTemplate(template, sent.blocks ?? null);
  const stated = sent.deadline === undefined ? deadlineOf(blocks, { to, timeZone }) : sent.deadline;
  return {
    userId,
    id: sent.id?.toLowerCase() ?? uuidv7(),
    template,
    ...ownTemplate(sent),
    name: sent.name,
    waterIds: lowerCased(sent.water_ids),
    fromDay: from,
    toDay: to,
    timeZone,
    deadline: instantOf(stated),
    answers: JSON.stringify(withAnswers({}, sent.answers)),
  };
}

function ownTemplate({ template, template_id: id, blocks }: NewReturn) {
  if (template !== "custom") return { templateId: null, blocks: null };
  return { templateId: id?.toLowerCase() ?? null, blocks: JSON.stringify(blocks ?? []) };
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** Returns the row with what was reported. */
export function toImportedRow(owner: Owner, sent: ImportedReturn): Insertable<ReturnTable> {
  const { turned_in_at: at, figures } = sent;
  const row = toNewRow(owner, sent);
  if (at === null || figures === null) return row;
  return { ...row, turnedInAt: new Date(at), reported: JSON.stringify(figures) };
}

function lowerCased(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}

/** Returns the columns that a change writes, besides those of turning in. */
export function changedValues(stored: ReturnRow, sent: ReturnChanges): Changes<"returns"> {
  return {
    name: sent.name,
    waterIds: sent.water_ids && lowerCased(sent.water_ids),
    fromDay: sent.from,
    toDay: sent.to,
    timeZone: sent.time_zone,
    blocks: sent.blocks && stored.template === "custom" ? JSON.stringify(sent.blocks) : undefined,
    deadline: sent.deadline === undefined ? undefined : instantOf(sent.deadline),
    answers: sent.answers && JSON.stringify(withAnswers(stored.answers, sent.answers)),
  };
}

/** Returns the fields that an archive has, with the names of the contract. */
export function fieldsOfReturn(row: ReturnRow) {
  return {
    template: row.template,
    template_id: row.templateId,
    name: row.name,
    blocks: row.blocks,
    water_ids: row.waterIds,
    from: row.fromDay,
    to: row.toDay,
    time_zone: row.timeZone,
    deadline: row.deadline?.toISOString() ?? null,
    answers: row.answers,
    turned_in_at: row.turnedInAt?.toISOString() ?? null,
  };
}
