import type { ColumnType, Generated } from "kysely";

import type { SinglePhotoColumn } from "./single-photo.ts";

export interface LicenseTable {
  userId: string;
  id: string;
  version: Generated<number>;
  name: string;
  number: Generated<string | null>;
  holder: Generated<string | null>;
  /** The first and the last day, as yyyy-mm-dd. */
  validFrom: Generated<string | null>;
  validTo: Generated<string | null>;
  waterIds: ColumnType<string[], string[] | undefined, string[]>;
  note: Generated<string | null>;
  photo: SinglePhotoColumn;
  /** The last day that a notification warned of, and how many days before it at the latest. */
  warnedOf: Generated<string | null>;
  warnedDays: Generated<number | null>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

/** The switches for reminders that are not notifications. */
export interface ReminderTable {
  userId: string;
  limitsAgain: Generated<boolean>;
  /** When a mail asked to read the limits again. */
  limitsAskedAt: Generated<Date | null>;
}
