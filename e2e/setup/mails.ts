import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

const OUTBOX = join(process.env["CREEL_DATA_DIR"] ?? "", "outbox");

/** Returns the mails to an address in the order in which they were sent, once there are `count` of them. */
export async function mailsTo(address: string, count: number): Promise<Email[]> {
  let mails: Email[] = [];
  await expect
    .poll(async () => {
      mails = (await readOutbox()).filter(({ to }) => to?.some((recipient) => recipient.address === address));
      return mails.length;
    })
    .toBe(count);
  return mails;
}

async function readOutbox(): Promise<Email[]> {
  const files = (await readdir(OUTBOX).catch(() => [])).filter((name) => name.endsWith(".eml"));
  return Promise.all(
    files.toSorted().map(async (name) => PostalMime.parse(await readFile(join(OUTBOX, name)))),
  );
}

/** Returns the link in a mail. */
export function linkIn(mail: Email | undefined): string {
  const [link = ""] = /https?:\S+/.exec(mail?.text ?? "") ?? [];
  return link;
}
