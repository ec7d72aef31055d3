import type * as z from "zod/mini";

interface LogOptions<Schema extends z.ZodMiniType> {
  key: string;
  /** What is not of this shape is passed over. */
  schema: Schema;
  /** Older ones go as new ones come. */
  most: number;
  storage?: Pick<Storage, "getItem" | "setItem">;
}

export interface DeviceLog<Entry> {
  /** What is kept, as text: equal texts are equal logs. */
  text: () => string;
  /** The newest first. */
  entries: (text?: string) => Entry[];
  note: (entry: Entry) => void;
  /** Calls back when something was noted, in whichever tab. */
  subscribe: (listener: () => void) => () => void;
}

/** A list that stays on this device, shared by all tabs. Where nothing can be kept, nothing is. */
export function openDeviceLog<Schema extends z.ZodMiniType>({
  key,
  schema,
  most,
  storage = localStorage,
}: LogOptions<Schema>): DeviceLog<z.output<Schema>> {
  const listeners = new Set<() => void>();
  const text = () => storage.getItem(key) ?? "[]";
  const entries = (kept = text()) => parse(kept, schema);

  return {
    text,
    entries,
    note(entry) {
      try {
        storage.setItem(key, JSON.stringify([entry, ...entries()].slice(0, most)));
      } catch {
        // A full or closed storage keeps nobody from signing in.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      addEventListener("storage", hear);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", hear);
      };
    },
  };
}

function parse<Schema extends z.ZodMiniType>(text: string, schema: Schema): z.output<Schema>[] {
  try {
    const kept: unknown = JSON.parse(text);
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((entry) => {
      const { success, data } = schema.safeParse(entry);
      return success ? [data] : [];
    });
  } catch {
    return [];
  }
}
