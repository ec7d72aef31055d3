import { expect, test } from "vitest";

import { readSettings } from "../app/settings.ts";
import { setupApi, setupDatabase, withLimits } from "../testing/setup-api.ts";

const MESSAGE = {
  name: "Hank Sorensen",
  email: "hank@example.com",
  subject: "bug",
  message: "The depth comes back a foot short.\n\nHappy to send the export.",
  priority: "high",
};

const READ_BY_SOMEBODY = {
  settings: readSettings({ CONTACT_TO: "run@creel.test", OPERATOR_NAME: "The Club" }),
};

async function messagesOf(email: string) {
  const db = await setupDatabase();
  return db.selectFrom("contactMessages").selectAll().where("email", "=", email).execute();
}

test("a message is kept and mailed to who runs this Creel, whose answer goes to who wrote", async () => {
  const { anonymous, sent } = await setupApi(READ_BY_SOMEBODY);

  const response = await anonymous.post("/contact", MESSAGE);

  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    message: "Thank you for your message! We'll get back to you within 24 hours.",
  });
  expect(await messagesOf(MESSAGE.email)).toEqual([
    {
      ...MESSAGE,
      id: expect.any(String),
      userId: null,
      status: "new",
      handledBy: null,
      handledAt: null,
      createdAt: expect.any(Date),
    },
  ]);
  expect(sent).toEqual([
    expect.objectContaining({
      to: "run@creel.test",
      replyTo: { name: "Hank Sorensen", address: "hank@example.com" },
      subject: "Creel: bug from Hank Sorensen, high priority",
    }),
  ]);
  expect(sent[0]?.content.paragraphs).toContain("Happy to send the export.");
});

test("without CONTACT_TO a message is kept and nobody is mailed", async () => {
  const { anonymous, sent } = await setupApi();

  const response = await anonymous.post("/contact", { ...MESSAGE, email: "kept@example.com" });

  expect(response.statusCode).toBe(201);
  expect(await messagesOf("kept@example.com")).toHaveLength(1);
  expect(sent).toEqual([]);
});

test("who is signed in is known, and their message goes with their account", async () => {
  const { as, given, db } = await setupApi();
  const ana = await given.user();

  await as(ana).post("/contact", { ...MESSAGE, email: "ana@example.com" });

  expect(await messagesOf("ana@example.com")).toMatchObject([{ userId: ana.id }]);
  await db.deleteFrom("users").where("id", "=", ana.id).execute();
  expect(await messagesOf("ana@example.com")).toEqual([]);
});

test("a sign-in that has ended keeps nobody from writing", async () => {
  const { app } = await setupApi();

  const response = await app.inject({
    method: "POST",
    url: "/api/contact",
    headers: { authorization: "Bearer nonsense" },
    payload: { ...MESSAGE, email: "ended@example.com" },
  });

  expect(response.statusCode).toBe(201);
  expect(await messagesOf("ended@example.com")).toMatchObject([{ userId: null }]);
});

test("priority is medium when nothing is said of it", async () => {
  const { anonymous } = await setupApi();
  const { priority: _, ...message } = { ...MESSAGE, email: "medium@example.com" };

  await anonymous.post("/contact", message);

  expect(await messagesOf("medium@example.com")).toMatchObject([{ priority: "medium" }]);
});

test("what fills in the field that nobody sees is thanked and forgotten", async () => {
  const settings = readSettings({ CONTACT_TO: "run@creel.test", SUPPORT_RESPONSE: "3 days" });
  const { anonymous, sent } = await setupApi({ settings });

  const response = await anonymous.post("/contact", {
    ...MESSAGE,
    email: "robot@example.com",
    website: "https://spam.example",
  });

  expect(response.json()).toEqual({
    message: "Thank you for your message! We'll get back to you within 3 days.",
  });
  expect(await messagesOf("robot@example.com")).toEqual([]);
  expect(sent).toEqual([]);
});

test("one address can write so many messages in an hour and no more", async () => {
  const { app } = await setupApi(withLimits({ contactPerAddress: 2 }));
  const write = () =>
    app.inject({ method: "POST", url: "/api/contact", payload: MESSAGE, remoteAddress: "203.0.113.9" });

  await write();
  await write();
  const third = await write();

  expect(third.statusCode).toBe(429);
  expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);
});

test("tells of who runs it what the settings say, and not whom messages are mailed to", async () => {
  const settings = readSettings({
    CONTACT_TO: "private@creel.test",
    SUPPORT_EMAIL: "help@creel.test",
    OPERATOR_NAME: "The Club",
    SOCIAL_LINKS: "Mastodon=https://social.example/@creel, Films=https://films.example/c?a=b",
  });
  const { anonymous } = await setupApi({ settings });

  expect((await anonymous.get("/contact")).json()).toEqual({
    name: "The Club",
    supportEmail: "help@creel.test",
    location: null,
    links: [
      { name: "Mastodon", url: "https://social.example/@creel" },
      { name: "Films", url: "https://films.example/c?a=b" },
    ],
    hours: "Mon-Fri 8-6 CST, weekend 10-4 CST",
    response: "24 hours",
    anglers: "thousands of anglers",
    isDemo: false,
  });
});

test.each([
  ["CONTACT_TO", "nobody"],
  ["SUPPORT_EMAIL", "a@b.com, c@d.com"],
  ["SOCIAL_LINKS", "Mastodon=javascript:alert(1)"],
  ["SUPPORT_HOURS", "by day ".repeat(20)],
])("does not start with %s=%s", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});
