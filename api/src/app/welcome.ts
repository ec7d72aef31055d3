import { toLocalAddress } from "../mail/link-to.ts";
import type { FirstAdmin } from "./first-admin.ts";
import type { Settings } from "./settings.ts";
import type { Running } from "./start.ts";

type Started = Pick<Running, "address" | "firstAdmin"> & {
  embedded: Pick<NonNullable<Running["embedded"]>, "elsewhere"> | null;
};
type Environment = Record<string, string | undefined>;

/** Returns the text for the terminal, 80 columns wide: the URL, and the settings that are still missing. */
export function welcome(started: Started, settings: Settings, environment: Environment): string {
  const { address, firstAdmin } = started;
  const email = settings.firstAdmin?.email ?? "";
  const open = [
    ...(firstAdmin === "not_set" ? FIRST_ADMIN : []),
    ...(hasChosenMap(settings, environment) ? [] : ONLINE_MAP),
    ...(settings.mail.smtpUrl === null ? NO_MAIL : []),
    ...(settings.backups.retainedCount === 0 ? NO_BACKUP : []),
  ];
  const lines = [
    "",
    `Creel is ready at ${settings.publicUrl ?? toLocalAddress(address)}`,
    "",
    ...describeAdmin(firstAdmin, email),
    `  Data      ${settings.dataDir}`,
    ...describeDatabase(started, settings),
    ...(open.length > 0 ? ["", "Optional next steps:", "", ...open] : []),
    "",
    "Put settings in the file .env; .env.example explains each. Ctrl-C stops Creel.",
    "",
    "",
  ];
  return lines.join("\n");
}

const FIRST_ADMIN = ["  Admin     Sign up in the browser, then: npm run admin -- grant you@example.com"];

const ONLINE_MAP = [
  "  Map       Uses tiles.openfreemap.org. Set MAP_TILES_URL to other tiles, or use",
  "            the built-in map, which asks no other host: MAP_STYLE_URL=embedded",
];

const NO_MAIL = [
  "  Mail      Not sent: each mail becomes a file in the data folder's outbox, and",
  "            its link is in this log. Set SMTP_URL to your mail server.",
];

const NO_BACKUP = [
  "  Backup    Not automatic. Set BACKUPS_KEPT=14 for a backup every night, or make",
  "            one yourself: npm run backup",
];

/** Tiles in the settings count as chosen even if they are the default. */
function hasChosenMap({ onlineMap, tileFile }: Settings, environment: Environment): boolean {
  return onlineMap?.kind !== "tiles" || tileFile !== null || Boolean(environment["MAP_TILES_URL"]);
}

function describeAdmin(firstAdmin: FirstAdmin, email: string): string[] {
  const lines: Record<FirstAdmin, string[]> = {
    there: [],
    not_set: [],
    made: [`  Admin     ${email} was created with the password ADMIN_PASSWORD`],
    granted: [`  Admin     ${email} is now an admin`],
    refused: [
      `  Admin     ${email}`,
      "            has an account with another password, so it was not made an admin.",
      `            If it is yours: npm run admin -- grant ${email}`,
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
