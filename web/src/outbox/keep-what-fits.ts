import { freeRoom } from "../device/make-room.ts";
import { isOutOfRoom } from "../device/room.ts";

interface Photos {
  all: number;
  /** With fewer it is not kept. */
  least: number;
}

/**
 * Keeps something with as many of its photos as there is room for. What can be loaded again makes room first.
 *
 * @param keep Keeps it with its first so many photos. @throws DOMException QuotaExceededError
 * @throws DOMException QuotaExceededError when it finds no room with the least photos either.
 */
export async function keepWhatFits(
  { all, least }: Photos,
  keep: (count: number) => Promise<void>,
  free: () => Promise<void> = freeRoom,
): Promise<{ leftOut: number }> {
  if (await fits(() => keep(all))) return { leftOut: 0 };
  await free();
  for (let count = all; count > least; count -= 1) {
    if (await fits(() => keep(count))) return { leftOut: all - count };
  }
  await keep(least);
  return { leftOut: all - least };
}

/** False where there is no room. */
export async function fits(keep: () => Promise<unknown>): Promise<boolean> {
  try {
    await keep();
    return true;
  } catch (error) {
    if (isOutOfRoom(error)) return false;
    throw error;
  }
}
