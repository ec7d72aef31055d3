import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { LogFn } from "pino";
import PostalMime from "postal-mime";
import { v7 as uuidv7 } from "uuid";
import { expect, onTestFinished, test, vi } from "vitest";

import { openOutbox } from "./outbox.ts";

const LINK = "https://creel.test/reset-password#token=abc";

function aMail(subject: string) {
  const content = { paragraphs: ["Hello"], action: { label: "Go", url: LINK } };
  return { id: uuidv7(), to: "ana@example.com", subject, content };
}

test("mails without a server become files, one after the other, for the owner's eyes", async () => {
  const parent = await mkdtemp(join(tmpdir(), "creel-outbox-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = join(parent, "outbox");
  const warn = vi.fn<LogFn>();
  const outbox = openOutbox({ folder, from: "Creel <creel@localhost>" }, { warn });

  await outbox.deliver(aMail("First"));
  await outbox.deliver(aMail("Second"));

  const files = (await readdir(folder)).toSorted();
  expect(files).toEqual(Array(2).fill(expect.stringMatching(/^\d{8}T\d{9}Z-[\da-f-]{36}\.eml$/)));
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
  expect(mails.map(({ subject }) => subject)).toEqual(["First", "Second"]);
  expect(mails[0]).toMatchObject({
    to: [{ address: "ana@example.com" }],
    text: expect.stringContaining(LINK),
  });
  expect((await stat(join(folder, files[0] ?? ""))).mode & 0o777).toBe(0o600);
  expect(warn.mock.calls[0]?.[0]).toEqual({ file: join(folder, files[0] ?? ""), link: LINK });
});
