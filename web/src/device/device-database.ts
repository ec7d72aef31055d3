import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/**
 * Opens a database of this device when it is first asked for, and from then on returns the open one. It makes way for
 * who deletes it or has a newer app, and what was closed or could not be opened is opened by the next who asks.
 */
export function openedOnce<Schema extends DBSchema>(
  name: string,
  upgrade: (db: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const open = () =>
    openDB<Schema>(name, 1, {
      upgrade,
      blocking: (_version, _newer, event) => {
        opened = null;
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: () => {
        opened = null;
      },
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
  return () => (opened ??= open());
}
