import { findFieldError } from "@creel/domain/errors/field-error";
import type * as z from "zod/mini";

import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import type { RowProblems } from "../database/tables/import-tables.ts";
import { AppError } from "../errors/errors.ts";
import type { ImportHandler } from "./import-handler.ts";

interface Reading<Sent, Stored> {
  schema: z.ZodMiniType<Sent>;
  /** Checks rules that the schema cannot express. @throws AppError invalid_input */
  check?: (user: UserRow, sent: Sent) => void;
  find: (db: Database, key: { userId: string; id: string }, sent: Sent) => Promise<Stored | undefined>;
  isSame: (stored: Stored, sent: Sent) => boolean;
  /** @returns the version of the record */
  write: (db: Database, user: UserRow, sent: Sent) => Promise<number>;
}

/** Builds the `read` function of a subject: it validates a row and returns how to compare and write it. */
export function rowReader<Sent extends { id?: string | undefined }, Stored>(
  reading: Reading<Sent, Stored>,
): ImportHandler["read"] {
  return (user, fields) => {
    const read = reading.schema.safeParse(fields);
    if (!read.success) return unreadable(read.error.issues, fields);
    const sent = read.data;
    const problems = problemsOf(() => reading.check?.(user, sent));
    if (problems) return { problems, isIncomplete: false };
    return {
      compare: async (db) => {
        const stored = await reading.find(db, { userId: user.id, id: sent.id ?? "" }, sent);
        if (!stored) return "new";
        return reading.isSame(stored, sent) ? "same" : "differs";
      },
      write: (db) => reading.write(db, user, sent),
    };
  };
}

type Issue = Pick<z.core.$ZodIssue, "path" | "message">;

function unreadable(issues: readonly Issue[], fields: Record<string, unknown>) {
  const named = issues.map(({ path, message }) => ({
    name: path.join(".") || "body",
    refusal: findFieldError(message) ?? ({ code: "invalid" } as const),
  }));
  const problems: RowProblems = {};
  for (const { name, refusal } of named) problems[name] ??= refusal;
  const isIncomplete = named.every(({ name }) => fields[name] === undefined || fields[name] === null);
  return { problems, isIncomplete };
}

/** `null` if nothing is wrong. */
function problemsOf(check: () => void): RowProblems | null {
  try {
    check();
    return null;
  } catch (error) {
    return problemsIn(error);
  }
}

/** @throws any error that is not an AppError */
export function problemsIn(error: unknown): RowProblems {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "trip_overlaps") return { started_at: { code: "trip_overlaps" } };
  return error.options.fields ?? { body: { code: "invalid" } };
}
