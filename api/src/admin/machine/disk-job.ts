import { dayAfter } from "@creel/domain/dates/days";
import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import { languageOf } from "../../language/languages.ts";
import type { Notification, SendNotification } from "../../notifications/send-notification.ts";
import { tellAdmins } from "../../notifications/tell-admins.ts";
import { diskStage, type DiskStage } from "../../storage/disk-usage.ts";

const HOURLY = "45 * * * *";

interface DiskContext {
  db: Database;
  send: SendNotification;
  /** Returns how full the fullest disk is, in percent. */
  readUsage: () => Promise<number>;
}

export function diskJob(context: DiskContext, logger: Pick<FastifyBaseLogger, "warn">) {
  return {
    name: "watch-disk",
    schedule: HOURLY,
    work: async () => {
      const told = await tellOfDisk(context, new Date());
      if (told > 0) logger.warn({ admins: told }, "Admins were told that the disk fills up");
    },
  };
}

/**
 * Tells admins that the disk is 80 or 95% full: once a week from 80%, once a day from 95%.
 * @returns how many were told
 */
export async function tellOfDisk({ readUsage, ...context }: DiskContext, now: Date): Promise<number> {
  const percent = await readUsage();
  const stage = diskStage(percent);
  if (stage === null) return 0;
  const day = now.toISOString().slice(0, "yyyy-mm-dd".length);
  const key = `${stage} ${stage === 95 ? day : weekOf(day)}`;
  return tellAdmins(context, (admin) => diskFills(admin, { key, stage, percent: Math.floor(percent) }));
}

/** Returns the Monday of the day's week. */
function weekOf(day: string): string {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}

interface Filling {
  key: string;
  stage: DiskStage;
  percent: number;
}

function diskFills({ language }: UserRow, { key, stage, percent }: Filling): Notification {
  const i18n = languageOf(language);
  const body =
    stage === 95
      ? i18n.t({
          id: "notification.disk.95",
          message:
            "Soon Creel can save nothing more. Everything that is saved stays. Free up space, or give the disk more.",
        })
      : i18n.t({
          id: "notification.disk.80",
          message: "Creel still saves everything. Free up space, or give the disk more.",
        });
  return {
    topic: "disk",
    key,
    title: i18n.t({
      id: "notification.disk.title",
      message: "The disk of Creel is {percent}% full",
      values: { percent },
    }),
    body,
    path: "/admin/machine",
    data: { percent },
  };
}
