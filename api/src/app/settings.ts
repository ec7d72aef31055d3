import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { timeZoneSchema } from "@creel/domain/places/time-zone";
import * as z from "zod/mini";

import { limitsEnvironment, type Limits, toLimits } from "../accounts/limits/limit-settings.ts";
import { backupEnvironment, type BackupSettings, toBackups } from "../backup/make/backup-settings.ts";
import { listOf, networks, webAddress, whole } from "../base/setting-kinds.ts";
import { operatorEnvironment, type OperatorSettings, toOperator } from "../contact/operator-settings.ts";
import { mailEnvironment, type MailSettings, toMail } from "../mail/mail-settings.ts";
import {
  storageEnvironment,
  storageProblems,
  type StorageSettings,
  toStorage,
} from "../storage/storage-settings.ts";
import { toWeather, weatherEnvironment, type WeatherSettings } from "../weather/sources/weather-settings.ts";

/** Exit code of a process that cannot start with the settings it was given (EX_CONFIG of sysexits.h). */
export const EXIT_CONFIG = 78;

const ROOT = join(import.meta.dirname, "../../..");

/** Settings whose value may also stand in a file that `{NAME}_FILE` names, as container secrets do. */
const SECRETS = [
  "DATABASE_URL",
  "JWT_SECRET",
  "ADMIN_PASSWORD",
  "S3_SECRET_ACCESS_KEY",
  "OPEN_METEO_API_KEY",
  "SMTP_URL",
  "METRICS_TOKEN",
] as const;

const DEFAULT_STYLE = "https://tiles.openfreemap.org/styles/liberty";
const DEFAULT_DARK_STYLE = "https://tiles.openfreemap.org/styles/dark";
const EMBEDDED = "embedded";

const isTimeZone = (text: string) => timeZoneSchema.safeParse(text).success;

const styleAddress = webAddress("must be a URL with http or https, or the word embedded", [EMBEDDED]);

const environmentSchema = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z._default(z.string(), "127.0.0.1"),
  PUBLIC_URL: z.optional(webAddress()),
  DATA_DIR: z._default(z.string(), join(ROOT, "data")),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, "must be a URL that begins with postgres://")),
  ),
  DATABASE_POOL: whole(1, 1000, 10),
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
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, "must have at least 16 characters"))),
  MAP_STYLE_URL: z._default(styleAddress, DEFAULT_STYLE),
  MAP_STYLE_DARK_URL: z.optional(styleAddress),
  ...storageEnvironment,
  ...limitsEnvironment,
  ...backupEnvironment,
  ...weatherEnvironment,
  ...mailEnvironment,
  ...operatorEnvironment,
});

export const SETTING_NAMES = Object.keys(environmentSchema.shape);

/** What an installation can set, ready to use. `.env.example` says what each means. */
export interface Settings {
  port: number;
  host: string;
  /** Without a slash at the end; links in mails begin with it. */
  publicUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  databasePool: number;
  jwtSecret: string | null;
  firstAdmin: { email: string; password: string; timeZone: string } | null;
  /** Networks whose X-Forwarded-For is believed; none by default. */
  trustProxy: string[] | false;
  logLevel: z.infer<typeof environmentSchema>["LOG_LEVEL"];
  /** The bearer that may read the numbers of this process; `null` for nobody. */
  metricsToken: string | null;
  /** `null` draws the embedded map and nothing else. */
  mapStyles: { light: string; dark: string } | null;
  storage: StorageSettings;
  backups: BackupSettings;
  /** `null` looks up no weather. */
  weather: WeatherSettings | null;
  mail: MailSettings;
  operator: OperatorSettings;
  limits: Limits;
}

export class SettingsError extends Error {
  override readonly name = "SettingsError";
  readonly problems: string[];

  constructor(problems: string[]) {
    super(
      `These settings cannot be used; .env.example explains each:\n${problems.map((problem) => `  ${problem}`).join("\n")}`,
    );
    this.problems = problems;
  }
}

type Environment = Record<string, string | undefined>;

/** Reads and checks all settings at once. An empty value counts as absent. */
export function readSettings(environment: Environment): Settings {
  const problems: string[] = [];
  const given = withSecretFiles(environment, problems);
  const result = environmentSchema.safeParse(given);
  if (result.error) {
    for (const { path, message } of result.error.issues) problems.push(`${path.join(".")} ${message}`);
  }
  if (Boolean(given["ADMIN_EMAIL"]) !== Boolean(given["ADMIN_PASSWORD"])) {
    problems.push("ADMIN_EMAIL and ADMIN_PASSWORD must be set together");
  }
  problems.push(...storageProblems(given));
  if (problems.length > 0 || !result.data) throw new SettingsError(problems);
  return toSettings(result.data);
}

function withSecretFiles(environment: Environment, problems: string[]): Environment {
  const entries = SETTING_NAMES.map((name) => [name, environment[name] || undefined] as const);
  const given: Environment = Object.fromEntries(entries);
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    if (given[name]) problems.push(`${name} and ${name}_FILE must not be set both`);
    try {
      given[name] = readFileSync(file, "utf8").trim();
    } catch {
      problems.push(`${name}_FILE must be a file that can be read: ${file}`);
    }
  }
  return given;
}

function toSettings(values: z.infer<typeof environmentSchema>): Settings {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  const publicUrl = values.PUBLIC_URL?.replace(/\/+$/, "") ?? null;
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePool: values.DATABASE_POOL,
    jwtSecret: values.JWT_SECRET ?? null,
    firstAdmin: email && password ? { email, password, timeZone: values.ADMIN_TIME_ZONE ?? ownZone() } : null,
    trustProxy: values.TRUST_PROXY === undefined ? false : listOf(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    mapStyles: toMapStyles(values.MAP_STYLE_URL, values.MAP_STYLE_DARK_URL),
    storage: toStorage(values, { dataDir }),
    backups: toBackups(values, { dataDir }),
    weather: toWeather(values),
    mail: toMail(values, { dataDir, publicUrl }),
    operator: toOperator(values),
    limits: toLimits(values),
  };
}

function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : "UTC";
}

/** A style of one's own serves by night too, unless there is a dark one. */
function toMapStyles(light: string, dark: string | undefined): Settings["mapStyles"] {
  if (light === EMBEDDED) return null;
  return { light, dark: dark ?? (light === DEFAULT_STYLE ? DEFAULT_DARK_STYLE : light) };
}
