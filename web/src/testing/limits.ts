import type { Limit } from "@creel/domain/catch-limits/limit";
import { aLimit } from "@creel/domain/catch-limits/limit-example";
import { v7 as uuidv7 } from "uuid";

/** A limit for walleye everywhere, read on May 3, 2026. */
export function limitOf(known: Partial<Limit> = {}): Limit {
  return aLimit({ id: uuidv7(), ...known });
}
