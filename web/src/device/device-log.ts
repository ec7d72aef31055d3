import type * as z from "zod/mini";

import type { ReadableStore } from "../store/create-store.ts";
import { storedText, type TextStorage } from "../store/stored-text.ts";

interface LogOptions<Schema extends z.ZodMiniType> {
  key: string;
  /** Entries of another shape are skipped. */
  schema: Schema;
  /** Older entries are dropped. */
  most: number;
  storage?: TextStorage;
}

export interface DeviceLog<Entry> {
  /** The stored text; equal texts are equal logs. */
  text: ReadableStore<string | null>;
  /** The newest first. */
  entries: (text?: string | null) => Entry[];
  note: (entry: Entry) => void;
}

/** Shared by all tabs of this device. Where the storage fails, the log stays empty. */
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
