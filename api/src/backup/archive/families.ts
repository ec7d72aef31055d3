import type { TableInArchive } from "./archive-format.ts";
import { BackupError } from "./backup-error.ts";
import { Keys } from "./key-set.ts";

/** How COPY writes null, and what stands between two values. */
const NULL = String.raw`\N`;
const SEPARATOR = "\t";

/** The lines of what COPY wrote, as many at a time as come at once, byte for byte. */
export async function* linesIn(contents: AsyncIterable<Uint8Array>): AsyncGenerator<string[], void> {
  let rest = "";
  for await (const chunk of contents) {
    const lines = (
      rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString("latin1")
    ).split("\n");
    rest = lines.pop() ?? "";
    yield lines;
  }
  if (rest !== "") yield [rest];
}

/**
 * Finds rows whose parent is not among the rows of the table before them. Takes eight bytes a parent, and takes two
 * different parents for the same once in 2⁵³: enough to find out an archive that is not of one instant.
 */
export class Families {
  readonly #tables: readonly TableInArchive[];
  readonly #parents = new Map<string, Keys>();

  constructor(tables: readonly TableInArchive[]) {
    this.#tables = tables;
  }

  /** Of each row of a table has to be told, parents before their children. */
  begin(table: TableInArchive) {
    const asParents = this.#referredTo(table).map((columns) => {
      const keys = new Keys();
      this.#parents.set(nameOf(table.name, columns), keys);
      return { keys, at: positions(table, columns) };
    });
    const asChildren = table.references.map((reference) => ({
      parents: this.#parents.get(nameOf(reference.table, reference.there)) ?? new Keys(),
      at: positions(table, reference.columns),
      table: reference.table,
      orphans: 0,
    }));
    const isAlone = asParents.length === 0 && asChildren.length === 0;
    return {
      add(line: string) {
        if (isAlone) return;
        const values = line.split(SEPARATOR);
        for (const { keys, at } of asParents) keys.add(keyOf(values, at) ?? "");
        for (const child of asChildren) {
          const key = keyOf(values, child.at);
          if (key !== null && !child.parents.has(key)) child.orphans += 1;
        }
      },
      end() {
        for (const { keys } of asParents) keys.sort();
        const first = asChildren.find(({ orphans }) => orphans > 0);
        if (!first) return;
        throw new BackupError(
          `This archive has ${first.orphans} rows of ${table.name} without their row of ${first.table}.`,
        );
      },
    };
  }

  /** The sets of columns by which later tables refer to this one, each once. */
  #referredTo({ name }: TableInArchive): string[][] {
    const sets = this.#tables
      .flatMap(({ references }) => references)
      .filter(({ table }) => table === name)
      .map(({ there }) => there);
    return [...new Map(sets.map((columns) => [columns.join(), columns])).values()];
  }
}

function nameOf(table: string, columns: readonly string[]): string {
  return `${table}(${columns.join()})`;
}

function positions({ columns }: TableInArchive, names: readonly string[]): number[] {
  return names.map((name) => columns.indexOf(name));
}

/** `null` for a row that refers to none. */
function keyOf(values: readonly string[], at: readonly number[]): string | null {
  const parts = at.map((index) => values[index] ?? NULL);
  return parts.includes(NULL) ? null : parts.join(SEPARATOR);
}
