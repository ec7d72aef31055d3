import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { OnlineMap } from "@creel/domain/config/config";
import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import type * as z from "zod/mini";

import { signInProblems, type SignInSettings, toSignIn } from "../accounts/providers/sign-in-settings.ts";
import { type BackupSettings, toBackups } from "../backup/backup-settings.ts";
import { listOf } from "../base/setting-kinds.ts";
import { type OperatorSettings, toOperator } from "../contact/operator-settings.ts";
import { type Limits, toLimits } from "../limits/limit-settings.ts";
import { type MailSettings, toMail } from "../mail/mail-settings.ts";
import { type NotificationSettings, toNotifications } from "../notifications/notification-settings.ts";
import { storageProblems, type StorageSettings, toStorage } from "../storage/storage-settings.ts";
import { toWeather, type WeatherSettings } from "../weather/sources/weather-settings.ts";
import { settingsOfDemo } from "./demo-settings.ts";
import { isTimeZone, environmentSchema, SETTING_NAMES } from "./environment.ts";
import { mapProblems, toOnlineMap, toTileFile } from "./online-map.ts";

/** Exit code of a process whose settings are invalid (EX_CONFIG of sysexits.h). */
export const EXIT_CONFIG = 78;

/** The settings of an installation after parsing. `.env.example` explains each. */
export interface Settings {
  port: number;
  host: string;
  /** Without a trailing slash. Links in mails begin with it. */
  publicUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  databasePool: number;
  /** How long a request waits for a connection to the database. */
  databaseTimeoutMs: number;
  jwtSecret: string | null;
  /** Without a password, Creel makes one. */
  firstAdmin: { email: string; password: string | null; timeZone: string } | null;
  signIn: SignInSettings;
  /** Networks whose X-Forwarded-For is trusted; none by default. */
  trustProxy: string[] | false;
  logLevel: z.infer<typeof environmentSchema>["LOG_LEVEL"];
  /** The bearer token for reading the metrics of this process; `null` if nobody may. */
  metricsToken: string | null;
  /** `null` for only the embedded map. */
  onlineMap: OnlineMap | null;
  /** A PMTiles file from which this Creel serves the tiles of the online map. */
  tileFile: string | null;
  storage: StorageSettings;
  backups: BackupSettings;
  /** `null` if weather is not looked up. */
  weather: WeatherSettings | null;
  mail: MailSettings;
  notifications: NotificationSettings;
  operator: OperatorSettings;
  /** Whether every visitor gets a throw-away account, and nothing leaves this server but questions about weather. */
  isDemo: boolean;
  /** The feed that names the newest version of Creel; `null` if nobody looks. */
  updateFeed: string | null;
  limits: Limits;
}

export class SettingsError extends Error {
  override readonly name = "SettingsError";
  readonly problems: string[];

  constructor(problems: string[]) {
    super(
      `Some settings are invalid; .env.example explains each:\n${problems.map((problem) => `  ${problem}`).join("\n")}`,
    );
    this.problems = problems;
  }
}

/** Reads and checks all settings at once. An empty value counts as absent. */
export function readSettings(environment: Environment): Settings {
  const problems: string[] = [];
  const given = withSecretFiles(environment, problems);
  const result = environmentSchema.safeParse(given);
  if (result.error) {
    for (const { path, message } of result.error.issues) problems.push(`${path.join(".")} ${message}`);
  }
  if (given["ADMIN_PASSWORD"] && !given["ADMIN_EMAIL"]) problems.push("ADMIN_PASSWORD needs ADMIN_EMAIL");
  problems.push(...signInProblems(given), ...storageProblems(given), ...mapProblems(given));
  if (problems.length > 0 || !result.data) throw new SettingsError(problems);
  const settings = toSettings(result.data);
  return settings.isDemo ? settingsOfDemo(settings, given) : settings;
}

function toSettings(values: z.infer<typeof environmentSchema>): Settings {
  const publicUrl = values.PUBLIC_URL?.replace(/\/+$/, "") ?? null;
  const dataDir = resolve(values.DATA_DIR);
  const mail = toMail(values, { dataDir, publicUrl });
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePool: values.DATABASE_POOL,
    databaseTimeoutMs: values.DATABASE_TIMEOUT * SECOND_MS,
    jwtSecret: values.JWT_SECRET ?? null,
    firstAdmin: toFirstAdmin(values),
    signIn: toSignIn(values),
    trustProxy: values.TRUST_PROXY === undefined ? false : listOf(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    onlineMap: toOnlineMap(values),
    tileFile: toTileFile(values),
    storage: toStorage(values, { dataDir }),
    backups: toBackups(values, { dataDir }),
    weather: toWeather(values),
    mail,
    notifications: toNotifications(values, { publicUrl, mailFrom: mail.from }),
    operator: toOperator(values),
    isDemo: values.DEMO_MODE === "on",
    updateFeed: toUpdateFeed(values),
    limits: toLimits(values),
  };
}

/** Where nobody signs in by password, Creel makes none: an admin with it could not sign in. */
function toFirstAdmin(values: z.infer<typeof environmentSchema>): Settings["firstAdmin"] {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password = null } = values;
  if (!email || (password === null && !toSignIn(values).hasPasswords)) return null;
  return { email, password, timeZone: values.ADMIN_TIME_ZONE ?? ownZone() };
}

function toUpdateFeed({ UPDATE_FEED: feed = "off" }: z.infer<typeof environmentSchema>): string | null {
  return feed === "off" ? null : feed;
}

function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : "UTC";
}

/** Settings whose value may also be in a file that `{NAME}_FILE` names, as with container secrets. */
const SECRETS = [
  "DATABASE_URL",
  "JWT_SECRET",
  "ADMIN_PASSWORD",
  "OIDC_CLIENT_SECRET",
  "S3_SECRET_ACCESS_KEY",
  "OPEN_METEO_API_KEY",
  "NVE_API_KEY",
  "SMTP_URL",
  "METRICS_TOKEN",
] as const;

type Environment = Record<string, string | undefined>;

function withSecretFiles(environment: Environment, problems: string[]): Environment {
  const entries = SETTING_NAMES.map((name) => [name, environment[name] || undefined] as const);
  const given: Environment = Object.fromEntries(entries);
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    if (given[name]) problems.push(`${name} and ${name}_FILE must not both be set`);
    try {
      given[name] = readFileSync(file, "utf8").trim();
    } catch {
      problems.push(`${name}_FILE must be a readable file: ${file}`);
    }
  }
  return given;
}
