import type { TableInArchive } from "./archive-format.ts";
import { BackupError } from "./backup-error.ts";

const INITIAL_CAPACITY = 1024;

class Keys {
  #hashes = new Float64Array(INITIAL_CAPACITY);
  #count = 0;

  add(key: string): void {
    if (this.#count === this.#hashes.length) {
      const larger = new Float64Array(this.#count * 2);
      larger.set(this.#hashes);
      this.#hashes = larger;
    }
    this.#hashes[this.#count] = hashOf(key);
    this.#count += 1;
  }

  sort(): void {
    this.#hashes = this.#hashes.subarray(0, this.#count).toSorted();
  }

  has(key: string): boolean {
    const wanted = hashOf(key);
    let [low, high] = [0, this.#count];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((this.#hashes[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low < this.#count && this.#hashes[low] === wanted;
  }
}

/** Returns a hash of 53 bits, from two 32-bit hashes like FNV-1a, with the primes of FNV and of MurmurHash 3. */
function hashOf(text: string): number {
  let [high, low] = [0x81_1c_9d_c5, 0x9e_37_79_b9];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x01_00_01_93);
    low = Math.imul(low ^ code, 0x85_eb_ca_6b);
    low ^= low >>> 13;
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}

/** The COPY format for null; values are separated by tabs. */
const NULL = String.raw`\N`;
const SEPARATOR = "\t";

/** Splits the output of COPY into lines, in batches. Reads it as latin1, so that each byte is one character. */
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
 * Finds rows without their parent row, which shows that an archive is not from one instant. It stores a hash of 8 bytes
 * per parent; two parents have the same one once in 2⁵³.
 */
export class Families {
  readonly #tables: readonly TableInArchive[];
  readonly #parents = new Map<string, Keys>();

  constructor(tables: readonly TableInArchive[]) {
    this.#tables = tables;
  }

  /** Every row of the table must be passed to `add`. Parent tables must come before their children. */
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
          `This archive has ${first.orphans} rows of ${table.name} without their row in ${first.table}.`,
        );
      },
    };
  }

  /** Returns the distinct sets of columns with which later tables refer to this one. */
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

/** `null` if the row refers to no parent. */
function keyOf(values: readonly string[], at: readonly number[]): string | null {
  const parts = at.map((index) => values[index] ?? NULL);
  return parts.includes(NULL) ? null : parts.join(SEPARATOR);
}
