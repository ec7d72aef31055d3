import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The file to which each tried fault adds its line. */
    faultReport: string;
  }
}

/** A line of the table. */
export interface Tried {
  fault: string;
  times: number;
  /** The number of acknowledged records that are gone, incomplete or answered wrongly. */
  lost: number;
  /** The number of acknowledged catches with photos, or rows, that were found whole afterwards. */
  stored?: number;
  /** The number of requests or starts that were refused with a reason. */
  refused?: number;
  /** How often it worked again without intervention. */
  recovered?: number;
  note?: string;
}

/** Prints the table of all tried faults when the run is over. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "creel-faults-"));
  const file = join(folder, "report");
  await writeFile(file, "");
  project.provide("faultReport", file);
  return async () => {
    const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
    await rm(folder, { recursive: true });
    process.stdout.write(`\n${tableOf(lines.map((line) => JSON.parse(line)))}\n`);
  };
}

export async function report(file: string, tried: Tried): Promise<void> {
  await appendFile(file, `${JSON.stringify(tried)}\n`);
}

const HEADS = ["Fault", "Tried", "Stored", "Refused", "Recovered", "Lost", "Remarks"];

function tableOf(rows: readonly Tried[]): string {
  const cells = rows.map(({ fault, times, lost, stored = "-", refused = "-", recovered = "-", note = "" }) =>
    [fault, times, stored, refused, recovered, lost, note].map(String),
  );
  const widths = HEADS.map((head, column) =>
    Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(HEADS), line(widths.map((width) => "-".repeat(width))), ...cells.map(line)].join("\n");
}
