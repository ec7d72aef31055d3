import { compareVersions } from "@creel/domain/admin/compare-versions";
import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import type { FastifyBaseLogger } from "fastify";
import * as z from "zod/mini";

import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import { publicFetch } from "../../http/public-fetch.ts";
import { languageOf } from "../../language/languages.ts";
import type { Notification, SendNotification } from "../../notifications/send-notification.ts";
import { tellAdmins } from "../../notifications/tell-admins.ts";
import { saveRelease } from "./newest-release.repository.ts";

/** Once a day. */
const DAILY = "13 10 * * *";

const TIMEOUT_MS = 20 * SECOND_MS;
const MAX_BYTES = 256 * 1024;

/** The lines of a release that are told. */
const MOST_LINES = 3;
const LONGEST_LINE = 160;

interface VersionContext {
  db: Database;
  send: SendNotification;
  /** The URL of the feed; its operator chose it. */
  feed: string;
  /** The version that runs. */
  version: string;
}

export function newerVersionJob(context: VersionContext, logger: Pick<FastifyBaseLogger, "info" | "warn">) {
  return {
    name: "look-for-newer-version",
    schedule: DAILY,
    work: async () => {
      try {
        const told = await tellOfNewerVersion(context);
        if (told > 0) logger.info({ admins: told }, "Admins were told of a newer version");
      } catch (error) {
        await saveRelease(context.db, null, new Date());
        // The next try is tomorrow: a feed that is down is asked once a day, too.
        logger.warn({ err: error }, "The feed of new versions (UPDATE_FEED) could not be read");
      }
    },
  };
}

/**
 * Asks the feed, stores its answer, and tells admins once of each newer version. The request says nothing about this
 * installation.
 * @returns how many were told
 * @throws Error if the feed does not answer, or not as one
 */
export async function tellOfNewerVersion({ feed, version, ...context }: VersionContext): Promise<number> {
  const release = await readFeed(feed);
  await saveRelease(context.db, release, new Date());
  if (!isNewer(release.version, version)) return 0;
  return tellAdmins(context, (admin) => newerVersion(admin, release, version));
}

/** Either Creel's own format, or that of GitHub's latest release. */
const feedSchema = z.object({
  version: z.optional(z.string()),
  tag_name: z.optional(z.string()),
  notes: z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
  body: z.optional(z.nullable(z.string())),
  url: z.optional(z.nullable(z.string())),
  html_url: z.optional(z.nullable(z.string())),
});

interface Release {
  /** Without a leading v. */
  version: string;
  /** The first lines about what is new, at most three. */
  lines: string[];
  /** The address of the release notes, with http or https. */
  url: string | null;
}

async function readFeed(feed: string): Promise<Release> {
  const headers = { accept: "application/json", "user-agent": "Creel" };
  const response = await publicFetch(
    feed,
    { headers, redirect: "follow" },
    { isPrivateAllowed: true, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES },
  );
  if (!response.ok) throw new Error(`The feed answered ${response.status}`);
  const answer = z.parse(feedSchema, await response.json());
  const { version, tag_name: tag, notes, body } = answer;
  const name = (version ?? tag ?? "").replace(/^v/i, "");
  if (!isVersion(name)) throw new Error("The feed names no version");
  // GitHub has the address for people in html_url, and one for programs in url.
  const url = pageOf(answer.html_url ?? answer.url ?? "");
  return { version: name, lines: linesOf([notes ?? body ?? ""].flat()), url };
}

function pageOf(address: string): string | null {
  return /^https?:\/\//.test(address) && URL.canParse(address) ? new URL(address).href : null;
}

/** Leaves out the marks of headings and lists. */
function linesOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(/\r?\n/))
    .map((line) => line.replace(/^[\s#*+-]+/, "").trim())
    .filter((line) => line !== "")
    .slice(0, MOST_LINES)
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line));
}

/** Versions before a release, such as 1.2.0-beta.1, are no versions here. */
const VERSION = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/;

function isVersion(text: string): boolean {
  return VERSION.test(text);
}

/** Returns false if one of them is no version. */
export function isNewer(one: string, other: string): boolean {
  const areVersions = [one, other].every((text) => isVersion(text.split("-")[0] ?? ""));
  return areVersions && compareVersions(one, other) > 0;
}

function newerVersion({ language }: UserRow, { version, lines }: Release, own: string): Notification {
  const i18n = languageOf(language);
  const runs = i18n.t({
    id: "notification.version.runs",
    message: "You run {own}. Make a backup before you update.",
    values: { own },
  });
  return {
    topic: "newer_version",
    key: version,
    title: i18n.t({
      id: "notification.version.title",
      message: "Creel {version} is out",
      values: { version },
    }),
    body: [lines.join("\n"), runs].filter((part) => part !== "").join("\n\n"),
    path: "/admin/machine",
    data: { version, own_version: own },
  };
}
