import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import * as z from "zod/mini";

import { backupEnvironment, type BackupSettings, toBackups } from "./backup/backup-settings.ts";
import { operatorEnvironment, type OperatorSettings, toOperator } from "./contact/operator-settings.ts";
import { mailEnvironment, type MailSettings, toMail } from "./mail/mail-settings.ts";
import { toWeather, weatherEnvironment, type WeatherSettings } from "./weather/weather-settings.ts";

/** Exit code of a process that cannot start with the settings it was given (EX_CONFIG of sysexits.h). */
export const EXIT_CONFIG = 78;

const ROOT = join(import.meta.dirname, "../..");

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

function whole(min: number, max: number, standard: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, message)),
      z.pipe(z.transform(Number), z.int(message).check(z.gte(min, message), z.lte(max, message))),
    ),
    standard,
  );
}

function webAddress(message: string) {
  return z.string().check(z.refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), message));
}

const styleAddress = z.union(
  [z.literal(EMBEDDED), webAddress("")],
  "must be a URL with http or https, or the word embedded",
);

const environmentSchema = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z._default(z.string(), "127.0.0.1"),
  PUBLIC_URL: z.optional(webAddress("must be a URL with http or https")),
  DATA_DIR: z._default(z.string(), join(ROOT, "data")),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, "must be a URL that begins with postgres://")),
  ),
  DATABASE_POOL: whole(1, 1000, 10),
  JWT_SECRET: z.optional(z.string().check(z.minLength(32, "must have at least 32 characters"))),
  ADMIN_EMAIL: z.optional(z.email("must be an email address")),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(6, "must have at least 6 characters"))),
  TRUST_PROXY: z.optional(
    z
      .string()
      .check(
        z.regex(/^[\da-fA-F.:/, ]+$|^loopback$/, "must be a list of addresses or networks, or loopback"),
      ),
  ),
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
  LIMIT_SIGN_IN_PER_ACCOUNT: whole(1, 1_000_000, 10),
  LIMIT_SIGN_IN_PER_ADDRESS: whole(1, 1_000_000, 100),
  STORAGE: z._default(z.enum(["disk", "s3"], "must be disk or s3"), "disk"),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), "us-east-1"),
  S3_ENDPOINT: z.optional(webAddress("must be a URL with http or https")),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_PATH_STYLE: z._default(z.enum(["true", "false"], "must be true or false"), "false"),
  LIMIT_REGISTER_PER_ADDRESS: whole(1, 1_000_000, 100),
  LIMIT_FORGOT_PER_ACCOUNT: whole(1, 1_000_000, 5),
  LIMIT_FORGOT_PER_ADDRESS: whole(1, 1_000_000, 100),
  LIMIT_EMAIL_CHANGES_PER_USER: whole(1, 1_000_000, 10),
  LIMIT_CONTACT_PER_ADDRESS: whole(1, 1_000_000, 100),
  LIMIT_PHOTOS_PER_USER: whole(1, 1_000_000, 1000),
  LIMIT_WEATHER_PER_USER: whole(1, 1_000_000, 300),
  LIMIT_PLACES_PER_USER: whole(1, 1_000_000, 2000),
  LIMIT_EXPORTS_PER_USER: whole(1, 1_000_000, 10),
  ...backupEnvironment,
  ...weatherEnvironment,
  ...mailEnvironment,
  ...operatorEnvironment,
});

/** Every setting by its name in the environment. */
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
  firstAdmin: { email: string; password: string } | null;
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

export type StorageSettings = { kind: "disk"; folder: string } | BucketSettings;

export interface BucketSettings {
  kind: "s3";
  bucket: string;
  region: string;
  /** `null` for Amazon's own. */
  endpoint: string | null;
  /** `null` takes what the AWS library finds by itself: its environment variables, or the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** Whether the bucket is named in the path instead of the host. */
  isPathStyle: boolean;
}

export interface Limits {
  /** Failed sign-ins of one account in 15 minutes before each further one has to wait. */
  signInPerAccount: number;
  /** Failed sign-ins from one address in 15 minutes. */
  signInPerAddress: number;
  /** New accounts from one address in an hour. */
  registerPerAddress: number;
  /** Links to a new password for one email in an hour. */
  forgotPerAccount: number;
  /** Links that are asked for from one address in an hour. */
  forgotPerAddress: number;
  /** New emails one user may ask for in an hour: each sends mail to somebody's address. */
  emailChangesPerUser: number;
  /** Messages of the contact page from one address in an hour. */
  contactPerAddress: number;
  /** Photos of one user in an hour. */
  photosPerUser: number;
  /** Questions of one user in an hour that other people's services have to answer. */
  weatherPerUser: number;
  /** Searches of one user for a place in an hour; each letter that is typed may be one. */
  placesPerUser: number;
  /** Downloads of everything by one user in an hour. */
  exportsPerUser: number;
}

/** Thrown with every problem there is, a line each. */
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
  if (given["STORAGE"] === "s3" && !given["S3_BUCKET"]) {
    problems.push("S3_BUCKET must be set with STORAGE=s3");
  }
  if (Boolean(given["S3_ACCESS_KEY_ID"]) !== Boolean(given["S3_SECRET_ACCESS_KEY"])) {
    problems.push("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together");
  }
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
    firstAdmin: email && password ? { email, password } : null,
    trustProxy: values.TRUST_PROXY?.split(/[, ]+/).filter(Boolean) ?? false,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    mapStyles: toMapStyles(values.MAP_STYLE_URL, values.MAP_STYLE_DARK_URL),
    storage: toStorage(values),
    backups: toBackups(values, { dataDir }),
    weather: toWeather(values),
    mail: toMail(values, { dataDir, publicUrl }),
    operator: toOperator(values),
    limits: {
      signInPerAccount: values.LIMIT_SIGN_IN_PER_ACCOUNT,
      signInPerAddress: values.LIMIT_SIGN_IN_PER_ADDRESS,
      registerPerAddress: values.LIMIT_REGISTER_PER_ADDRESS,
      forgotPerAccount: values.LIMIT_FORGOT_PER_ACCOUNT,
      forgotPerAddress: values.LIMIT_FORGOT_PER_ADDRESS,
      emailChangesPerUser: values.LIMIT_EMAIL_CHANGES_PER_USER,
      contactPerAddress: values.LIMIT_CONTACT_PER_ADDRESS,
      photosPerUser: values.LIMIT_PHOTOS_PER_USER,
      weatherPerUser: values.LIMIT_WEATHER_PER_USER,
      placesPerUser: values.LIMIT_PLACES_PER_USER,
      exportsPerUser: values.LIMIT_EXPORTS_PER_USER,
    },
  };
}

function toStorage(values: z.infer<typeof environmentSchema>): StorageSettings {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (values.STORAGE === "disk") return { kind: "disk", folder: join(resolve(values.DATA_DIR), "files") };
  return {
    kind: "s3",
    bucket: values.S3_BUCKET ?? "",
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT ?? null,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    isPathStyle: values.S3_PATH_STYLE === "true",
  };
}

/** A style of one's own serves by night too, unless there is a dark one. */
function toMapStyles(light: string, dark: string | undefined): Settings["mapStyles"] {
  if (light === EMBEDDED) return null;
  return { light, dark: dark ?? (light === DEFAULT_STYLE ? DEFAULT_DARK_STYLE : light) };
}
