import type { FirstAdmin } from "./first-admin.ts";
import { toLocalAddress } from "./mail/link-to.ts";
import type { MailSettings } from "./mail/mail-settings.ts";
import type { Settings } from "./settings.ts";
import type { Running } from "./start.ts";

/** What the person who started it reads: where it is, and what to do first. */
export function welcome({ address, embedded, firstAdmin }: Running, settings: Settings): string {
  const lines = [
    "",
    `Creel is ready at ${settings.publicUrl ?? toLocalAddress(address)}`,
    "",
    ...describeAdmin(firstAdmin, settings.firstAdmin?.email ?? ""),
    `  Data      ${settings.dataDir}`,
    ...(embedded?.elsewhere ? [`  Database  ${embedded.elsewhere}`, ...WHY_ELSEWHERE] : []),
    ...describeMail(settings.mail),
    ...(settings.databaseUrl === null ? [] : ["  Database  the server of DATABASE_URL"]),
    "",
    "  Stop it with Ctrl-C. Settings are in .env.example.",
    "",
    "",
  ];
  return lines.join("\n");
}

const WHY_ELSEWHERE = [
  "            (PostgreSQL does not run as root, and its account cannot get into the data folder)",
];

function describeAdmin(firstAdmin: FirstAdmin, email: string): string[] {
  const words: Record<FirstAdmin, string[]> = {
    there: [],
    made: [`  Admin     ${email} was made`],
    granted: [`  Admin     ${email} is admin now`],
    refused: [
      `  Admin     ${email} has an account with another password, and was not made admin.`,
      `            If it is yours: npm run admin -- grant ${email}`,
    ],
    not_set: ["  First     sign up in the browser, then: npm run admin -- grant you@example.com", ""],
  };
  return words[firstAdmin];
}

function describeMail({ smtpUrl, outbox }: MailSettings): string[] {
  if (smtpUrl !== null) return [`  Mail      goes out by ${new URL(smtpUrl).host}`];
  return [
    `  Mail      is written to ${outbox}, its links to the log,`,
    "            until SMTP_URL names a mail server",
  ];
}
