import { toLocalAddress } from "../mail/link-to.ts";
import type { FirstAdmin } from "./first-admin.ts";
import type { Settings } from "./settings.ts";
import type { Running } from "./start.ts";

type Started = Pick<Running, "address" | "firstAdmin"> & {
  embedded: Pick<NonNullable<Running["embedded"]>, "elsewhere"> | null;
};
type Environment = Record<string, string | undefined>;

/** Returns the text that shows a password that Creel made for the first admin, the only time. */
export function presentPassword(email: string, password: string, environment: Environment): string {
  const lines = [
    "",
    "Creel created the first admin. It shows this password only now:",
    "",
    `  Email     ${email}`,
    `  Password  ${password}`,
    "",
    "Change it after you have signed in. If you lose it, make a new one:",
    "",
    `  ${commandOf("admin", environment)} password ${email}`,
    "",
    "",
  ];
  return lines.join("\n");
}

/** Returns the text for the terminal, 80 columns wide: the URL, and the settings that are still missing. */
export function welcome(started: Started, settings: Settings, environment: Environment): string {
  const { address } = started;
  const open = settings.isDemo ? [] : nextSteps(started, settings, environment);
  const lines = [
    "",
    `Creel is ready at ${settings.publicUrl ?? toLocalAddress(address)}`,
    "",
    ...describeAdmin(started.firstAdmin, settings, environment),
    `  Data      ${settings.dataDir}`,
    ...describeDatabase(started, settings),
    ...(settings.isDemo ? DEMO : []),
    ...(open.length > 0 ? ["", "Optional next steps:", "", ...open] : []),
    "",
    isInImage(environment)
      ? "Settings are variables of the container. Run the commands inside of it."
      : "Put settings in the file .env; .env.example explains each. Ctrl-C stops Creel.",
    "",
    "",
  ];
  return lines.join("\n");
}

/** A demo has no mail and no backups, and nobody signs up. */
const DEMO = [
  "  Demo      Every visitor gets an account with a sample log. It is deleted after",
  "            an hour. Nobody can sign up, and Creel sends no mail.",
];

function nextSteps({ firstAdmin }: Started, settings: Settings, environment: Environment): string[] {
  return [
    ...(firstAdmin === "not_set" ? noAdmin(environment) : []),
    ...(hasChosenMap(settings, environment) ? [] : ONLINE_MAP),
    ...(settings.mail.smtpUrl === null ? NO_MAIL : []),
    ...(settings.backups.retainedCount === 0 ? noBackup(environment) : []),
  ];
}

/** Only the container image sets this variable, for its command `creel`. */
function isInImage(environment: Environment): boolean {
  return Boolean(environment["CREEL_HOME"]);
}

/** Returns what to type before the words of a command. */
function commandOf(name: "admin" | "backup", environment: Environment): string {
  return isInImage(environment) ? `creel ${name}` : `npm run ${name}${name === "admin" ? " --" : ""}`;
}

function noAdmin(environment: Environment): string[] {
  return [
    `  Admin     Sign up in the browser, then: ${commandOf("admin", environment)} grant you@example.com`,
  ];
}

const ONLINE_MAP = [
  "  Map       Uses tiles.openfreemap.org. Set MAP_TILES_URL to other tiles, or use",
  "            the built-in map, which asks no other host: MAP_STYLE_URL=embedded",
];

const NO_MAIL = [
  "  Mail      Not sent: each mail becomes a file in the data folder's outbox, and",
  "            its link is in this log. Set SMTP_URL to your mail server.",
];

function noBackup(environment: Environment): string[] {
  return [
    "  Backup    Not automatic. Set BACKUPS_KEPT=14 for a backup every night, or make",
    `            one yourself: ${commandOf("backup", environment)}`,
  ];
}

/** Tiles in the settings count as chosen even if they are the default. */
function hasChosenMap({ onlineMap, tileFile }: Settings, environment: Environment): boolean {
  return onlineMap?.kind !== "tiles" || tileFile !== null || Boolean(environment["MAP_TILES_URL"]);
}

function describeAdmin(
  firstAdmin: FirstAdmin,
  { firstAdmin: admin }: Settings,
  environment: Environment,
): string[] {
  const email = admin?.email ?? "";
  const password = admin?.password === null ? "shown above" : "ADMIN_PASSWORD";
  const lines: Record<FirstAdmin, string[]> = {
    there: [],
    not_set: [],
    made: [`  Admin     ${email} was created with the password ${password}`],
    granted: [`  Admin     ${email} is now an admin`],
    refused: [
      `  Admin     ${email}`,
      "            has an account with another password, so it was not made an admin.",
      `            If it is yours: ${commandOf("admin", environment)} grant ${email}`,
    ],
  };
  return lines[firstAdmin];
}

function describeDatabase({ embedded }: Started, { databaseUrl }: Settings): string[] {
  if (databaseUrl !== null) return ["  Database  the server in DATABASE_URL"];
  if (!embedded?.elsewhere) return [];
  return [
    `  Database  ${embedded.elsewhere}`,
    "            (PostgreSQL cannot run as root, and its account has no access to",
    "            the data folder)",
  ];
}
