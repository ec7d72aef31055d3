import type { Import } from "@creel/domain/import/import";

/** An import that is staged, as the API tells it. */
export function importOf(known: Partial<Import> = {}): Import {
  return {
    id: "0193a2c4-0000-7000-8000-000000000001",
    kind: "anglers-log",
    file_name: "a.zip",
    state: "staged",
    counts: { new: 0, same: 0, differs: 0, incomplete: 0, refused: 0, skipped: 0 },
    made: 0,
    parts: [],
    created_at: "2026-11-20T12:00:00.000Z",
    committed_at: null,
    done_at: null,
    undo_until: null,
    ...known,
  };
}
