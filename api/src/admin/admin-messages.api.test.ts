import { sql } from "kysely";
import { expect, test } from "vitest";

import { nextId } from "../testing/fixtures/next-id.ts";
import { setupApi } from "../testing/setup-api.ts";

async function setup() {
  const api = await setupApi();
  const admin = await api.given.user({ role: "admin", firstName: "Maren", lastName: "Lindqvist" });
  const list = async (query: Record<string, string> = {}) =>
    (await api.as(admin).get(`/admin/messages?${new URLSearchParams(query).toString()}`)).json();
  const texts = async (query: Record<string, string>) =>
    (await list(query)).messages.map(({ message }: { message: string }) => message);
  const handle = (id: string, status: unknown) => api.as(admin).put(`/admin/messages/${id}`, { status });
  const audit = async () => (await api.as(admin).get(`/admin/audit?admin=${admin.id}`)).json().entries;
  const word = `w${nextId().slice(0, 8)}`;
  const write = async (traits: object = {}, who: { accessToken: string } | null = null) => {
    const message = {
      name: "Hank",
      email: `${word}@example.com`,
      subject: "bug",
      message: "A foot short",
      ...traits,
    };
    expect((await api.as(who).post("/contact", message)).statusCode).toBe(201);
  };
  return { ...api, admin, list, texts, handle, audit, word, write };
}

test("lists messages with who wrote them, the newest first", async () => {
  const { given, list, word, write } = await setup();
  const ana = await given.user();
  await given.loggedCatch(ana);
  await given.loggedCatch(ana);
  await write({ message: "By a stranger" });
  await write({ message: "By Ana", subject: "feature", priority: "urgent" }, ana);

  const { messages, total, page, limit } = await list({ email: `${word}@EXAMPLE.com` });

  expect({ total, page, limit }).toEqual({ total: 2, page: 1, limit: 25 });
  expect(messages).toEqual([
    {
      id: expect.any(String),
      name: "Hank",
      email: `${word}@example.com`,
      subject: "feature",
      message: "By Ana",
      priority: "urgent",
      status: "new",
      createdAt: expect.any(String),
      user: {
        id: ana.id,
        firstName: "Ana",
        lastName: "Angler",
        catches: 2,
        createdAt: ana.createdAt.toISOString(),
      },
      handledBy: null,
      handledAt: null,
    },
    expect.objectContaining({ message: "By a stranger", user: null }),
  ]);
});

test("words are found in name, email and text, literally and whatever their case", async () => {
  const { texts, word, write } = await setup();
  await write({ name: `Mac${word}`, email: "a@example.com", message: "by name" });
  await write({ message: "by email" });
  await write({ email: "a@example.com", message: `100%_${word}` });
  await write({ email: "a@example.com", message: `100xx${word}` });

  expect(await texts({ search: word.toUpperCase() })).toHaveLength(4);
  expect(await texts({ search: `MAC${word}` })).toEqual(["by name"]);
  expect(await texts({ search: `${word}@` })).toEqual(["by email"]);
  expect(await texts({ search: `%_${word}` })).toEqual([`100%_${word}`]);
  expect(await texts({ search: `0%${word}` })).toEqual([]);
});

test("status, subject and priority narrow the list, and never the counts", async () => {
  const { db, handle, list, texts, word, write } = await setup();
  await sql`delete from contact_messages`.execute(db);
  await write({ message: "one", subject: "support", priority: "low" });
  await write({ message: "two", subject: "support", priority: "high" });
  await write({ message: "three", subject: "other", priority: "high" });
  const { messages } = await list({ search: "one" });
  await handle(messages[0].id, "done");

  expect(await texts({ status: "done" })).toEqual(["one"]);
  expect(await texts({ subject: "support" })).toEqual(["two", "one"]);
  expect(await texts({ priority: "high", subject: "other" })).toEqual(["three"]);
  expect((await list({ status: "read", search: word })).counts).toEqual({ new: 2, read: 0, done: 1 });
});

test("every message is on one page, also where all came at once, and the total is exact", async () => {
  const { db, list, word, write } = await setup();
  for (let written = 0; written < 5; written += 1) await write({ message: `${written} ${word}` });
  await sql`update contact_messages set created_at = '2026-01-01' where email like ${`${word}%`}`.execute(db);

  const pages = [];
  for (const page of ["1", "2", "3"]) pages.push(await list({ search: word, page, limit: "2" }));

  expect(pages.map(({ messages, total }) => [messages.length, total])).toEqual([
    [2, 5],
    [2, 5],
    [1, 5],
  ]);
  const ids = pages.flatMap(({ messages }) => messages.map(({ id }: { id: string }) => id));
  expect(new Set(ids).size).toBe(5);
});

test("a status is remembered with who gave it and when; new again, it was given by nobody", async () => {
  const { audit, given, handle, list, word, write } = await setup();
  const ana = await given.user();
  await write({}, ana);
  const { id } = (await list({ search: word })).messages[0];

  const askedAt = Date.now();
  const read = (await handle(id, "read")).json().message;
  expect(read).toMatchObject({ id, status: "read", handledBy: "Maren Lindqvist", user: { id: ana.id } });
  expect(Date.parse(read.handledAt)).toBeGreaterThanOrEqual(askedAt);
  expect((await handle(id, "new")).json().message).toMatchObject({
    status: "new",
    handledBy: null,
    handledAt: null,
  });

  const change = (before: string, after: string) => ({
    action: "message.status",
    user: { id: ana.id, name: "Ana Angler" },
    details: { subject: "bug", changes: [{ field: "status", before, after }] },
  });
  expect(await audit()).toEqual([
    expect.objectContaining(change("read", "new")),
    expect.objectContaining(change("new", "read")),
  ]);
});

test("of a stranger's message the audit names nobody", async () => {
  const { audit, db, handle, list, word, write } = await setup();
  await write();
  const { id } = (await list({ search: word })).messages[0];

  await handle(id, "done");

  expect(await audit()).toMatchObject([{ action: "message.status", user: null }]);
  const { rows } = await sql`select t::text from audit_entries t where t::text like ${`%${word}%`}`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

test("the status it has already is no deed", async () => {
  const { as, audit, given, handle, list, word, write } = await setup();
  await write();
  const { id } = (await list({ search: word })).messages[0];
  const other = await given.user({ role: "admin", firstName: "Priya", lastName: "Raman" });
  await as(other).put(`/admin/messages/${id}`, { status: "done" });

  expect((await handle(id, "done")).json().message.handledBy).toBe("Priya Raman");

  expect(await audit()).toEqual([]);
});

test("once the admin is gone a message says no more who gave it its status", async () => {
  const { as, admin, given, handle, list, word, write } = await setup();
  const other = await given.admin();
  await write();
  const { id } = (await list({ search: word })).messages[0];
  await handle(id, "done");

  await as(other).delete(`/admin/users/${admin.id}`);

  const response = await as(other).get(`/admin/messages?search=${word}`);
  expect(response.json().messages).toMatchObject([{ id, status: "done", handledBy: null }]);
});
