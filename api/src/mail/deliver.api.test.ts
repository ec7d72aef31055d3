import { sql } from "kysely";
import { type LogFn, pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";

import { openJobs } from "../jobs/jobs.ts";
import { nextId } from "../testing/fixtures/next-id.ts";
import { startMailServer } from "../testing/services/mail-server.ts";
import { databaseTarget, setupDatabase } from "../testing/setup-api.ts";
import { mailDelivery } from "./deliver.ts";
import { openMailer } from "./mailer.ts";
import { openSmtp } from "./smtp.ts";

const SECRET = "a-token-nobody-may-read";

function aMail(to: string) {
  return {
    to,
    subject: "Reset your password",
    content: { paragraphs: ["Hello"], action: { label: "Go", url: `https://creel.test/#token=${SECRET}` } },
  };
}

/** Starts a process that takes part in sending, and collects its log. */
async function startMailer(smtpUrl: string) {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const transport = openSmtp({ smtpUrl, from: "Creel <creel@creel.test>" });
  const jobs = await openJobs(await databaseTarget(), [mailDelivery(transport, log)], log);
  onTestFinished(() => jobs.stop());
  return { mailer: openMailer(jobs), logged: () => lines.join("") };
}

async function countQueued(): Promise<number> {
  const db = await setupDatabase();
  const { rows } = await sql`select * from jobs.job where name = 'mail'`.execute(db);
  return rows.length;
}

/** The queue retries after at least two seconds, which no test waits for. */
async function tryAgainNow(): Promise<void> {
  const db = await setupDatabase();
  const makeRetryDue = async () => {
    const { numAffectedRows } = await sql`
      update jobs.job set start_after = now() where name = 'mail' and state = 'retry'`.execute(db);
    return Number(numAffectedRows);
  };
  await expect.poll(makeRetryDue).toBe(1);
}

test("a mail goes out, and nothing of it stays in the queue", async () => {
  const server = await startMailServer();
  const { mailer } = await startMailer(server.url);

  await mailer.send(aMail("prompt@example.com"));

  await expect.poll(() => server.arrived).toHaveLength(1);
  await expect.poll(countQueued).toBe(0);
});

test("of two processes, one sends each mail", async () => {
  const server = await startMailServer();
  const [one, other] = [await startMailer(server.url), await startMailer(server.url)];
  const addresses = Array.from({ length: 12 }, (_, index) => `angler${index}@example.com`);

  await Promise.all(addresses.map((to, index) => (index % 2 ? one : other).mailer.send(aMail(to))));

  await expect.poll(countQueued).toBe(0);
  expect(server.arrived.flatMap(({ recipients }) => recipients).toSorted()).toEqual(addresses.toSorted());
});

test("a mail that finds no server is kept, and arrives when there is one", async () => {
  const stoppedServer = await startMailServer();
  await stoppedServer.stop();
  const { mailer, logged } = await startMailer(stoppedServer.url);

  await mailer.send(aMail("patient@example.com"));
  await expect.poll(logged).toContain("will be retried");
  const back = await startMailServer({ port: stoppedServer.port });
  await tryAgainNow();

  await expect.poll(() => back.arrived).toHaveLength(1);
  expect(logged()).toContain("ESOCKET");
  expect(logged()).not.toContain(SECRET);
});

test("a server that wants to be asked again is asked again", async () => {
  const asked: string[] = [];
  const answer = (recipient: string) => {
    asked.push(recipient);
    return asked.length === 1 ? { code: 451, sentence: "4.7.1 Greylisted, come back" } : null;
  };
  const server = await startMailServer({ answer });
  const { mailer, logged } = await startMailer(server.url);

  await mailer.send(aMail("gray@example.com"));
  await tryAgainNow();

  await expect.poll(() => server.arrived).toHaveLength(1);
  expect(asked).toHaveLength(2);
  expect(logged()).toContain("EENVELOPE 451 4.7.1");
});

test("a mail that is refused for good is given up, and the log says so without what is secret", async () => {
  const sentence = `5.1.1 <nobody@example.com> is unknown, and so is ${SECRET}`;
  const server = await startMailServer({ answer: () => ({ code: 550, sentence }) });
  const { mailer, logged } = await startMailer(server.url);

  await mailer.send(aMail("nobody@example.com"));
  await expect.poll(logged).toContain("was dropped");

  expect(logged()).toContain("EENVELOPE 550 5.1.1");
  expect(logged()).not.toContain(SECRET);
  expect(logged()).not.toContain("nobody@example.com");
  await expect.poll(countQueued).toBe(0);
});

test("what was tried for the last time is given up too", async () => {
  const log = { warn: vi.fn<LogFn>(), error: vi.fn<LogFn>() };
  const transport = { deliver: () => Promise.reject(new Error("no server")) };
  const mail = { id: nextId(), ...aMail("ana@example.com") };

  await expect(mailDelivery(transport, log).work(mail, { isLast: false })).rejects.toThrow("no server");
  await mailDelivery(transport, log).work(mail, { isLast: true });

  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { mail: mail.id, subject: mail.subject, reason: "no server" },
    "A mail could not be delivered and was dropped",
  );
});
