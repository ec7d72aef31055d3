import type { Import } from "@creel/domain/import/import";
import type { ImportRow, ImportVerdict, NewImportRow } from "@creel/domain/import/import-row";

/** Returns a staged import as the API answers it. */
export function importOf(known: Partial<Import> = {}): Import {
  return {
    id: "0193a2c4-0000-7000-8000-000000000001",
    kind: "anglers-log",
    file_name: "a.zip",
    state: "staged",
    counts: { new: 0, same: 0, differs: 0, changes: 0, incomplete: 0, refused: 0, skipped: 0 },
    made: 0,
    parts: [],
    created_at: "2026-11-20T12:00:00.000Z",
    committed_at: null,
    done_at: null,
    undo_until: null,
    ...known,
  };
}

const PROBLEMS: Partial<Record<ImportVerdict, Record<string, string>>> = {
  refused: { length: "Length must be at most 300 in." },
  incomplete: { latitude: "Latitude is required.", longitude: "Longitude is required." },
};

function decided(decision: NewImportRow["decision"], found: ImportVerdict): ImportVerdict {
  if (decision === "skip") return "skipped";
  if (decision === "add") return "new";
  return decision === "take" && found === "differs" ? "changes" : found;
}

/**
 * Returns the API's answers for the rows that are sent. The first catches get these verdicts in turn; all others are
 * new.
 */
export function judgedImport(verdicts: readonly ImportVerdict[], known: Partial<Import> = {}) {
  const sent = new Map<number, NewImportRow>();

  function judged(): ImportRow[] {
    const rows = [...sent.values()].toSorted((one, other) => one.position - other.position);
    const catches = rows.filter(({ subject }) => subject === "catch");
    return rows.map((row) => {
      const found = row.subject === "catch" ? (verdicts[catches.indexOf(row)] ?? "new") : "new";
      const verdict = decided(row.decision, found);
      const { position } = row;
      const id = `0193a2c4-0000-7000-8000-${String(position).padStart(12, "0")}`;
      const isKnown = verdict === "same" || verdict === "differs" || verdict === "changes";
      return Object.assign({}, row, {
        verdict,
        decision: row.decision ?? null,
        problems: PROBLEMS[verdict] ?? null,
        id,
        same_as: isKnown ? `1${id.slice(1)}` : null,
      });
    });
  }

  return {
    put(rows: readonly NewImportRow[]): void {
      for (const row of rows) sent.set(row.position, row);
    },
    rows: (verdict: string | null) => ({
      rows: judged().filter((row) => verdict === null || row.verdict === verdict),
      next: null,
    }),
    stored(): Import {
      const stored = importOf(known);
      const counts = { ...importOf().counts };
      const parts = new Map<string, Import["parts"][number]>();
      for (const { subject, verdict } of judged()) {
        const key = `${subject} ${verdict}`;
        parts.set(key, { subject, verdict, rows: (parts.get(key)?.rows ?? 0) + 1, made: 0 });
        counts[verdict] += 1;
      }
      return { ...stored, counts, parts: [...parts.values()] };
    },
  };
}
