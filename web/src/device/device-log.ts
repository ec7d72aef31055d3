import type * as z from "zod/mini";

import type { ReadableStore } from "../store/create-store.ts";
import { storedText, type TextStorage } from "../store/stored-text.ts";

interface LogOptions<Schema extends z.ZodMiniType> {
  key: string;
  /** What is not of this shape is passed over. */
  schema: Schema;
  /** Older ones go as new ones come. */
  most: number;
  storage?: TextStorage;
}

export interface DeviceLog<Entry> {
  /** What is kept, as text: equal texts are equal logs. */
  text: ReadableStore<string | null>;
  /** The newest first. */
  entries: (text?: string | null) => Entry[];
  note: (entry: Entry) => void;
}

/** A list that stays on this device, shared by all tabs. Where nothing can be kept, nothing is. */
export function openDeviceLog<Schema extends z.ZodMiniType>({
  key,
  schema,
  most,
  storage,
}: LogOptions<Schema>): DeviceLog<z.output<Schema>> {
  const text = storedText(key, storage);
  const entries = (stored = text.get()) => parse(stored ?? "[]", schema);

  return {
    text,
    entries,
    note(entry) {
      try {
        text.set(JSON.stringify([entry, ...entries()].slice(0, most)));
      } catch {
        // A full or closed storage keeps nobody from signing in.
      }
    },
  };
}

function parse<Schema extends z.ZodMiniType>(text: string, schema: Schema): z.output<Schema>[] {
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((entry) => {
      const { success, data } = schema.safeParse(entry);
      return success ? [data] : [];
    });
  } catch {
    return [];
  }
}
