import { join } from "node:path";

import { timeZoneSchema } from "@creel/domain/places/time-zone";
import * as z from "zod/mini";

import { signInEnvironment } from "../accounts/providers/sign-in-settings.ts";
import { backupEnvironment } from "../backup/backup-settings.ts";
import { networks, webAddress, whole } from "../base/setting-kinds.ts";
import { operatorEnvironment } from "../contact/operator-settings.ts";
import { limitsEnvironment } from "../limits/limit-settings.ts";
import { mailEnvironment } from "../mail/mail-settings.ts";
import { notificationEnvironment } from "../notifications/notification-settings.ts";
import { storageEnvironment } from "../storage/storage-settings.ts";
import { weatherEnvironment } from "../weather/sources/weather-settings.ts";
import { mapEnvironment } from "./online-map.ts";

const ROOT = join(import.meta.dirname, "../../..");

export const isTimeZone = (text: string) => timeZoneSchema.safeParse(text).success;

export const environmentSchema = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z._default(z.string(), "127.0.0.1"),
  PUBLIC_URL: z.optional(webAddress()),
  DATA_DIR: z._default(z.string(), join(ROOT, "data")),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, "must be a URL that begins with postgres://")),
  ),
  DATABASE_POOL: whole(1, 1000, 10),
  DATABASE_TIMEOUT: whole(1, 60, 2),
  JWT_SECRET: z.optional(z.string().check(z.minLength(32, "must have at least 32 characters"))),
  ADMIN_EMAIL: z.optional(z.email("must be an email address")),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(6, "must have at least 6 characters"))),
  ADMIN_TIME_ZONE: z.optional(
    z.string().check(z.refine(isTimeZone, "must be an IANA name, like America/Chicago")),
  ),
  TRUST_PROXY: z.optional(networks("must be a list of addresses or networks, or loopback")),
  LOG_LEVEL: z._default(
    z.enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be one of fatal, error, warn, info, debug, trace, silent",
    ),
    "info",
  ),
  DEMO_MODE: z._default(z.enum(["on", "off"], "must be on or off"), "off"),
  UPDATE_FEED: z.optional(webAddress("must be off, or a URL with http or https", ["off"])),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, "must have at least 16 characters"))),
  ...signInEnvironment,
  ...mapEnvironment,
  ...storageEnvironment,
  ...limitsEnvironment,
  ...backupEnvironment,
  ...weatherEnvironment,
  ...mailEnvironment,
  ...notificationEnvironment,
  ...operatorEnvironment,
});

export const SETTING_NAMES = Object.keys(environmentSchema.shape);
