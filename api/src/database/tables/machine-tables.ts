import type { BackupKind } from "@creel/domain/admin/machine";
import type { Generated } from "kysely";

export interface BackupRunTable {
  id: string;
  kind: BackupKind;
  startedAt: Date;
  /** `null` while it runs, and if its process ended before it was done. */
  finishedAt: Generated<Date | null>;
  /** `null` if it worked. */
  failure: Generated<string | null>;
  /** The size of the archive; `null` until it was read back, and so are the counts. */
  bytes: Generated<number | null>;
  catches: Generated<number | null>;
  photos: Generated<number | null>;
}

export interface JobRunTable {
  name: string;
  succeededAt: Date | null;
  failedAt: Date | null;
  failure: string | null;
}

export interface OutgoingRequestTable {
  /** The start of the hour. */
  hour: Date;
  /** Empty for the hosts that anglers named. */
  host: string;
  requests: number;
  lastAt: Date;
}

/** In bytes; `null` for what is not on the disk of the data folder. */
export interface DiskUseTable {
  /** As yyyy-mm-dd in UTC. */
  measuredOn: string;
  photos: number | null;
  database: number | null;
  backups: number | null;
}

export interface VersionStartTable {
  startedAt: Date;
  version: string;
}

/** At most one row. */
export interface NewestReleaseTable {
  isOnly: Generated<boolean>;
  checkedAt: Date;
  /** `null` if the feed never answered. */
  version: Generated<string | null>;
  lines: Generated<string[]>;
  url: Generated<string | null>;
  hasFailed: boolean;
}
