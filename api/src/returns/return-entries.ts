import type { ZipEntry } from "../base/zip.ts";
import type { Database } from "../database/connect.ts";
import type { ReturnRow } from "../database/schema.ts";
import { presentTemplate } from "./present-return.ts";
import { fieldsOfReturn } from "./return-values.ts";
import { ownReturns, ownTemplates } from "./returns.repository.ts";

/** Returns the user's catch returns, with the figures that were turned in, and templates as files for the archive. */
export function returnEntries(
  db: Database,
  { id: userId }: { id: string },
): Pick<ZipEntry, "name" | "input">[] {
  return [
    { name: "returns.json", input: returnsJson(db, userId) },
    { name: "return-templates.json", input: templatesJson(db, userId) },
  ];
}

async function* returnsJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const returns = (await ownReturns.list(db, userId)).map(toRecord);
  yield `{"returns":[\n${lines(returns)}\n]}\n`;
}

function toRecord(row: ReturnRow) {
  return {
    id: row.id,
    version: row.version,
    ...fieldsOfReturn(row),
    figures: row.reported,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

async function* templatesJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const templates = (await ownTemplates.list(db, userId)).map(presentTemplate);
  yield `{"templates":[\n${lines(templates)}\n]}\n`;
}

function lines(records: readonly object[]): string {
  return records.map((record) => JSON.stringify(record)).join(",\n");
}
