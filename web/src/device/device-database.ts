import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/**
 * Returns a function that opens a database of this device on first use and then returns the open one. The database
 * closes for a deletion or a newer version of the app. After a failure, the next use opens it again.
 */
export function openedOnce<Schema extends DBSchema>(
  { name, version = 1 }: { name: string; version?: number },
  upgrade: (db: IDBPDatabase<Schema>, oldVersion: number) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const open = () =>
    openDB<Schema>(name, version, {
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
