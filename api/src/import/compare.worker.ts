import { parentPort, workerData } from "node:worker_threads";

import type { ComparedCatch } from "@creel/domain/import/duplicates/compared-catch";
import { findDuplicates } from "@creel/domain/import/duplicates/find-duplicates";
import { openFishNames } from "@creel/domain/species/known-fish";
import { knownFishOfTable } from "@creel/domain/species/names/known-fish-of-table";
import * as z from "zod/mini";

import type { Compared, ToCompare } from "./compare-rows.ts";

const DAY_LENGTH = "yyyy-mm-dd".length;

/** The contract has already validated these fields. */
const fieldsSchema = z.object({
  species: z.string(),
  date: z.string(),
  length: z.optional(z.nullable(z.number())),
  weight: z.optional(z.nullable(z.number())),
});

function readRow({ fields }: ToCompare["rows"][number], index: number): ComparedCatch {
  const { species, date, length = null, weight = null } = fieldsSchema.parse(JSON.parse(fields));
  const caughtAt = date.length > DAY_LENGTH ? Date.parse(date) : null;
  return { id: String(index), species, caughtAt, day: date.slice(0, DAY_LENGTH), length, weight };
}

function compare({ rows, logged }: ToCompare): Compared {
  const { shift, matches } = findDuplicates(rows.map(readRow), logged);
  const alike = matches.flatMap(({ incoming, existing: sameAs, verdict }) => {
    const row = rows[Number(incoming)];
    return row ? [{ position: row.position, digest: row.digest, sameAs, isSure: verdict === "same" }] : [];
  });
  return { shift, alike };
}

openFishNames(knownFishOfTable);
parentPort?.postMessage(compare(workerData));
