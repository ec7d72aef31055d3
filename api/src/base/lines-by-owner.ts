import type { AppError } from "../errors/errors.ts";

export interface QueueEntry {
  owner: string;
  /** How many of this owner run at most at a time when it begins. */
  most: number;
  start: () => void;
  reject: (reason: AppError) => void;
}

/** A queue for each owner, beginning with the owner whose turn is next. */
export function makeLinesByOwner() {
  const lines = new Map<string, QueueEntry[]>();
  let size = 0;
  return {
    size: () => size,
    add(entry: QueueEntry): void {
      lines.set(entry.owner, [...(lines.get(entry.owner) ?? []), entry]);
      size += 1;
    },
    remove(entry: QueueEntry): void {
      const line = lines.get(entry.owner) ?? [];
      if (!line.includes(entry)) return;
      const rest = line.filter((other) => other !== entry);
      if (rest.length > 0) lines.set(entry.owner, rest);
      else lines.delete(entry.owner);
      size -= 1;
    },
    moveToEnd(owner: string): void {
      const line = lines.get(owner);
      if (!line) return;
      lines.delete(owner);
      lines.set(owner, line);
    },
    /** Also yields owners that are added or moved to the end during the iteration. */
    *inOrder() {
      for (const [owner, [first]] of lines) if (first) yield { owner, first };
    },
    lastOfLongest(): QueueEntry | undefined {
      const [longest] = [...lines.values()].toSorted((one, other) => other.length - one.length);
      return longest?.at(-1);
    },
  };
}
