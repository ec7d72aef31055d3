import type { CatchReturn, ReturnTemplate, ReturnWithFigures } from "@creel/domain/returns/catch-return";
import { type CountedReturn, countReturn } from "@creel/domain/returns/count-return";
import type { LogOfReturn, NamedWater } from "@creel/domain/returns/fished-units";
import type { ReturnFigures } from "@creel/domain/returns/return-figures";
import { blocksOfTemplate } from "@creel/domain/returns/templates";

import type { Database } from "../database/connect.ts";
import type { ReturnRow, ReturnTemplateRow } from "../database/schema.ts";
import { fieldsOfReturn } from "./return-values.ts";
import { findWaters, readLogOfReturn } from "./returns.repository.ts";

/** Presents a return with its figures: those that were turned in, or what the log has now. */
export async function presentReturn(db: Database, row: ReturnRow, now: Date): Promise<ReturnWithFigures> {
  const waters = await findWaters(db, row.userId);
  const figures = await figuresOf(db, row, { waters, now });
  return { return: present(row, { figures, waters }), figures };
}

/** Counts an open return; a return that was turned in has the figures that were reported. */
export async function figuresOf(
  db: Database,
  row: ReturnRow,
  { waters, now }: { waters: readonly NamedWater[]; now: Date },
): Promise<ReturnFigures> {
  if (row.reported) return row.reported;
  const log = await readLogOfReturn(db, row.userId, { from: row.fromDay, to: row.toDay });
  return countReturn(toCounted(row, waters), log, now);
}

/** Presents returns of one angler, and reads the log once for all of them. */
export async function presentReturns(
  db: Database,
  rows: readonly ReturnRow[],
  now: Date,
): Promise<CatchReturn[]> {
  const [first] = rows;
  if (!first) return [];
  const open = rows.filter(({ reported }) => !reported);
  const [waters, log] = await Promise.all([findWaters(db, first.userId), readLogOf(db, open)]);
  return rows.map((row) => {
    const figures = row.reported ?? countReturn(toCounted(row, waters), log, now);
    return present(row, { figures, waters });
  });
}

async function readLogOf(db: Database, rows: readonly ReturnRow[]): Promise<LogOfReturn> {
  const [first] = rows;
  if (!first) return { trips: [], catches: [] };
  const from = rows.map(({ fromDay }) => fromDay).toSorted()[0] ?? first.fromDay;
  const to =
    rows
      .map(({ toDay }) => toDay)
      .toSorted()
      .at(-1) ?? first.toDay;
  return readLogOfReturn(db, first.userId, { from, to });
}

function toCounted(row: ReturnRow, waters: readonly NamedWater[]): CountedReturn {
  return {
    from: row.fromDay,
    to: row.toDay,
    timeZone: row.timeZone,
    waterIds: row.waterIds,
    waters: namedIn(row, waters),
    blocks: blocksOfTemplate(row.template, row.blocks),
    answers: row.answers,
  };
}

function namedIn({ waterIds }: ReturnRow, waters: readonly NamedWater[]): NamedWater[] {
  return waterIds.flatMap((id) => waters.filter((water) => water.id === id));
}

interface Counted {
  figures: ReturnFigures;
  waters: readonly NamedWater[];
}

function present(row: ReturnRow, { figures, waters }: Counted): CatchReturn {
  return {
    id: row.id,
    version: row.version,
    ...fieldsOfReturn(row),
    blocks: [...blocksOfTemplate(row.template, row.blocks)],
    waters: namedIn(row, waters),
    summary: figures.summary,
    missing_count: figures.missing_count,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function presentTemplate(row: ReturnTemplateRow): ReturnTemplate {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    blocks: row.blocks,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
