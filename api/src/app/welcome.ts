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
    ...(open.length > 0 ? ["", "Still to do, when you like:", "", ...open] : []),
    "",
    "Settings go into the file .env; .env.example explains each. Ctrl-C stops Creel.",
    "",
    "",
  ];
  return lines.join("\n");
}

const FIRST_ADMIN = ["  Admin     Sign up in the browser, then: npm run admin -- grant you@example.com"];

const ONLINE_MAP = [
  "  Map       Comes from tiles.openfreemap.org. Set MAP_TILES_URL to tiles you",
  "            choose, or MAP_STYLE_URL=embedded for the map that asks nobody.",
];

const NO_MAIL = [
  "  Mail      Is not sent: each mail is a file in the folder outbox of the data,",
  "            and its link stands in this log. Set SMTP_URL to your mail server.",
];

const NO_BACKUP = [
  "  Backup    None is made by itself. Set BACKUPS_KEPT=14 for one every night, or",
  "            make one now and then: npm run backup",
];

/** Tiles in the settings count as chosen even if they are the default. */
function hasChosenMap({ onlineMap, tileFile }: Settings, environment: Environment): boolean {
  return onlineMap?.kind !== "tiles" || tileFile !== null || Boolean(environment["MAP_TILES_URL"]);
}

function describeAdmin(firstAdmin: FirstAdmin, email: string): string[] {
  const lines: Record<FirstAdmin, string[]> = {
    there: [],
    not_set: [],
    made: [`  Admin     ${email} was made, with the password of ADMIN_PASSWORD`],
    granted: [`  Admin     ${email} is an admin now`],
    refused: [
      `  Admin     ${email}`,
      "            has an account with another password, and was not made an admin.",
      `            If it is yours: npm run admin -- grant ${email}`,
    ],
  };
  return lines[firstAdmin];
}

function describeDatabase({ embedded }: Started, { databaseUrl }: Settings): string[] {
  if (databaseUrl !== null) return ["  Database  the server of DATABASE_URL"];
  if (!embedded?.elsewhere) return [];
  return [
    `  Database  ${embedded.elsewhere}`,
    "            (PostgreSQL does not run as root, and its account cannot get into",
    "            the data folder)",
  ];
}
