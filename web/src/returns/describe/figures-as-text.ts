import type { RowsBy } from "@creel/domain/returns/block";
import { blocksOf, rowsBy } from "@creel/domain/returns/block";
import type { CatchReturn } from "@creel/domain/returns/catch-return";
import type { ReturnFigures } from "@creel/domain/returns/return-figures";
import { t } from "@lingui/core/macro";

import { choiceName } from "../../catches/labels/choice-names.ts";
import { speciesName } from "../../species/species-names.ts";
import type { Units } from "../../units/make-units.ts";
import { columnName, formatValue, isOneYear, rowName, rowsHead } from "./column-names.ts";
import { formatPeriod, watersOf } from "./describe-return.ts";
import { lineLabel } from "./template-names.ts";

interface Written {
  entry: CatchReturn;
  figures: ReturnFigures;
  units: Units;
}

/** Returns the return as lines of cells: what it is, its table, its fish and its lines. Empty lines part them. */
export function linesOf(written: Written): string[][] {
  const { entry, figures } = written;
  const filled = blocksOf(entry.blocks, "line").map((line) => [
    lineLabel(line),
    entry.answers[line.id] ?? "",
  ]);
  const fish = fishLines(written);
  return [
    [entry.name],
    [watersOf(entry) ?? t`All lakes and rivers`, formatPeriod(entry)],
    ...filled,
    [],
    ...tableLines(written, rowsBy(entry.blocks)),
    ...(fish.length > 0 ? [[], ...fish] : []),
    ...figures.not_counted.map(({ species, count }) => [t`Not counted`, speciesName(species), String(count)]),
  ];
}

function tableLines({ entry, figures, units }: Written, by: RowsBy): string[][] {
  const { columns, rows, totals } = figures;
  const hasYear = !isOneYear(entry);
  const cells = (values: typeof totals, isTotal: boolean) =>
    columns.map((column, index) => formatValue(column, values[index] ?? null, { by, units, isTotal }) ?? "");
  return [
    [rowsHead(by), ...columns.map((column) => columnName(column, by))],
    ...rows.map((row) => [rowName(row, by, hasYear)].concat(cells(row.values, false))),
    [t`Total`, ...cells(totals, true)],
  ];
}

function fishLines({ figures: { fish }, units }: Written): string[][] {
  if (fish.length === 0) return [];
  return [
    [t`Date`, t`Species`, t`Count`, t`Fate`, t`Length`, t`Weight`, t`Water`, t`Method`],
    ...fish.map(({ day, species, quantity, fate, length, weight, water, method }) => [
      day,
      speciesName(species),
      String(quantity),
      fate === null ? "" : choiceName("fate", fate),
      length === null ? "" : units.format("length", length),
      weight === null ? "" : units.format("weight", weight),
      water ?? "",
      method ?? "",
    ]),
  ];
}

/** As text to paste: cells are parted by tabs, which spreadsheets and forms read as columns. */
export function asText(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => cells.map((cell) => cell.replaceAll(/[\t\n\r]+/g, " ")).join("\t")).join("\n");
}

/** A text that a spreadsheet would read as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** As CSV by RFC 4180, with a byte order mark, without which Excel does not read UTF-8. */
export function asCsv(lines: readonly (readonly string[])[]): string {
  return `\u{FEFF}${lines.map((cells) => cells.map(cellOf).join(",")).join("\r\n")}\r\n`;
}

function cellOf(text: string): string {
  const harmless = FORMULA.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
