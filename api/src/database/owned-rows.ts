import { type Insertable, type Selectable, sql, type Updateable } from "kysely";

import type { Database } from "./connect.ts";
import type { Schema } from "./schema.ts";

export interface RowKey {
  userId: string;
  id: string;
}

type OwnedTable =
  | "apiTokens"
  | "catches"
  | "customFields"
  | "gear"
  | "identities"
  | "imports"
  | "insightQuestions"
  | "licenses"
  | "limits"
  | "lureTrials"
  | "merges"
  | "notificationChannels"
  | "passkeys"
  | "photos"
  | "returnTemplates"
  | "returns"
  | "reveals"
  | "sessions"
  | "shares"
  | "spots"
  | "tripEvents"
  | "trips"
  | "waterReadings"
  | "waters";

/** Tables whose rows have a version that counts changes. */
type VersionedTable =
  | "catches"
  | "customFields"
  | "gear"
  | "licenses"
  | "limits"
  | "returnTemplates"
  | "returns"
  | "spots"
  | "trips"
  | "waters";

type Row<Table extends OwnedTable> = Selectable<Schema[Table]>;

type Settable<Table extends OwnedTable> = Omit<
  Updateable<Schema[Table]>,
  keyof RowKey | "version" | "createdAt"
>;

/** `undefined` leaves a value unchanged. */
export type Changes<Table extends OwnedTable> = {
  [Name in keyof Settable<Table>]?: Settable<Table>[Name] | undefined;
};

type Order<Column extends string> = readonly [column: Column, direction: "asc" | "desc"];

type ColumnOf<Table extends OwnedTable> = string & keyof Schema[Table];

/** Each statement names the owner, by which Citus finds the node with the rows. */
interface OwnedRows<Table extends OwnedTable> {
  insert(db: Database, row: Insertable<Schema[Table]>): Promise<Row<Table>>;
  find: (db: Database, key: RowKey) => Promise<Row<Table> | undefined>;
  /** Locks the row until the transaction ends, so that the second of two concurrent changes sees the first. */
  lock: (transaction: Database, key: RowKey) => Promise<Row<Table> | undefined>;
  /** Sorted by the table's order, then by id. */
  list: (db: Database, userId: string) => Promise<Row<Table>[]>;
  count: (db: Database, userId: string) => Promise<number>;
  /** Leaves the version and the time of the last change as they are. */
  set: (db: Database, key: RowKey, changes: Changes<Table>) => Promise<Row<Table>>;
  /** @returns whether the row existed */
  delete: (db: Database, key: RowKey) => Promise<boolean>;
}

interface VersionedRows<Table extends VersionedTable> extends OwnedRows<Table> {
  update: (db: Database, key: RowKey, changes: Changes<Table>) => Promise<Row<Table>>;
}

/**
 * Builds the statements that tables of several features need. Statements that only one feature needs are in its
 * repository.
 */
export function ownedRows<Table extends VersionedTable>(
  table: Table,
  order?: Order<ColumnOf<Table>>,
): VersionedRows<Table>;
export function ownedRows<Table extends OwnedTable>(
  table: Table,
  order?: Order<ColumnOf<Table>>,
): OwnedRows<Table>;
export function ownedRows(table: OwnedTable, [column, direction]: Order<string> = ["id", "asc"]) {
  const rowOf = (db: Database, { userId, id }: RowKey) =>
    db.selectFrom(table).where("userId", "=", userId).where("id", "=", id).selectAll();
  const updateOf = (db: Database, { userId, id }: RowKey, changes: object) =>
    db.updateTable(table).set(changes).where("userId", "=", userId).where("id", "=", id).returningAll();
  return {
    insert: (db: Database, row: Insertable<Schema[OwnedTable]>) =>
      db.insertInto(table).values(row).returningAll().executeTakeFirstOrThrow(),
    find: (db: Database, key: RowKey) => rowOf(db, key).executeTakeFirst(),
    lock: (transaction: Database, key: RowKey) => rowOf(transaction, key).forUpdate().executeTakeFirst(),
    list(db: Database, userId: string) {
      const rows = db.selectFrom(table).where("userId", "=", userId).selectAll();
      return rows.orderBy(sql.ref(column), direction).orderBy("id", direction).execute();
    },
    async count(db: Database, userId: string) {
      const rows = db.selectFrom(table).where("userId", "=", userId);
      const { count } = await rows
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return count;
    },
    set: (db: Database, key: RowKey, changes: object) => updateOf(db, key, changes).executeTakeFirstOrThrow(),
    update: (db: Database, key: RowKey, changes: object) =>
      updateOf(db, key, changes)
        .set((row) => ({ version: row("version", "+", 1), updatedAt: new Date() }))
        .executeTakeFirstOrThrow(),
    async delete(db: Database, { userId, id }: RowKey) {
      const { numDeletedRows } = await db
        .deleteFrom(table)
        .where("userId", "=", userId)
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
