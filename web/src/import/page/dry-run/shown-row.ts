import type { ImportRow } from "@creel/domain/import/import-row";

import type { ShownLine } from "../lines/shown-line.ts";
import { problemsOfRow } from "./problems-of-row.ts";

/** A row as the server has judged it. */
export function shownRow(row: ImportRow): ShownLine {
  const { position, line, subject, fields } = row;
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : null);
  const number = (name: string) => (typeof fields[name] === "number" ? fields[name] : null);
  return {
    key: String(position),
    line,
    subject,
    title: text(subject === "catch" ? "species" : "name") ?? "",
    date: text("date") ?? text("started_at") ?? text("at"),
    timeZone: text("time_zone") ?? "UTC",
    length: number("length"),
    weight: number("weight"),
    place: null,
    hasPosition: subject === "catch" && number("latitude") !== null,
    problems: problemsOfRow(row),
  };
}
