import type { Write } from "../setup/line.ts";

/** Returns the writes that began before the previous one was answered. */
export function overlapping(writes: readonly Write[]): Write[] {
  return writes.filter((write, index) => {
    const former = writes[index - 1];
    return former && (former.endedAs === null || former.endedAs > write.begunAfter);
  });
}
