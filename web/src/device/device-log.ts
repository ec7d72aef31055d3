import type * as z from "zod/mini";

import type { ReadableStore } from "../store/create-store.ts";
import { storedText, type TextStorage } from "../store/stored-text.ts";

interface LogOptions<Schema extends z.ZodMiniType> {
  key: string;
  /** Entries that do not match are skipped. */
  schema: Schema;
  /** The maximum number of entries. Older ones are dropped. */
  most: number;
  storage?: TextStorage;
}

export interface DeviceLog<Entry> {
  /** The stored text. Equal texts mean equal logs. */
  text: ReadableStore<string | null>;
  /** Sorted newest first. */
  entries: (text?: string | null) => Entry[];
  note: (entry: Entry) => void;
}

/** Opens a log shared by all tabs of this device. It stays empty if the storage fails. */
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
        // Full or blocked storage must not prevent a sign-in.
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
