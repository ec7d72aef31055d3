import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { startMailServer } from "../testing/services/mail-server.ts";
import { type Mail, mailSchema } from "./mail.ts";
import { openMailer } from "./mailer.ts";
import { openSmtp } from "./smtp.ts";

const FROM = "Creel <creel@creel.example.com>";
const MAIL: Mail = {
  to: "ana@example.com",
  subject: "Größer als „gedacht“ 🐟",
  content: { paragraphs: ["Hello Ana, ça va?"] },
};

/** Sends a mail at once, like the queue would. */
async function send(mail: Mail) {
  const server = await startMailServer();
  const transport = openSmtp({ smtpUrl: server.url, from: FROM });
  await openMailer({ add: (_name, payload) => transport.deliver(payload) }).send(mail);
  return server.arrived;
}

test("a mail arrives with its headers, as HTML and as text", async () => {
  const id = uuidv7();
  const server = await startMailServer();
  const replyTo = { name: "Jörg, of the club", address: "joerg@example.com" };

  const before = Date.now();
  await openSmtp({ smtpUrl: server.url, from: FROM }).deliver({ id, ...MAIL, replyTo });

  expect(server.arrived).toEqual([
    expect.objectContaining({
      recipients: ["ana@example.com"],
      from: { name: "Creel", address: "creel@creel.example.com" },
      to: [{ name: "", address: "ana@example.com" }],
      replyTo: [replyTo],
      subject: MAIL.subject,
      messageId: `<${id}@creel.example.com>`,
      html: expect.stringContaining("<p>Hello Ana, ça va?</p>"),
      text: expect.stringContaining("Hello Ana, ça va?"),
    }),
  ]);
  const headers = Object.fromEntries(server.arrived[0]?.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(headers).toMatchObject({ "auto-submitted": "auto-generated", "mime-version": "1.0" });
  // The date header has whole seconds.
  expect(Date.parse(headers["date"] ?? "")).toBeGreaterThan(before - SECOND_MS);
});

test("a line break in the subject or in a name adds no header and no recipient", async () => {
  const [mail] = await send({
    ...MAIL,
    subject: "Hello\r\nBcc: evil@example.com\nX-Evil: 1",
    replyTo: { name: "Ana\r\nBcc: evil@example.com\r\n\r\nbody", address: "ana@example.com" },
  });

  expect(mail?.recipients).toEqual(["ana@example.com"]);
  expect(mail?.headers.map(({ key }) => key)).not.toContain("bcc");
  expect(mail?.headers.map(({ key }) => key)).not.toContain("x-evil");
  expect(mail?.subject).toBe("Hello Bcc: evil@example.com X-Evil: 1");
  expect(mail?.replyTo).toEqual([{ name: "Ana Bcc: evil@example.com body", address: "ana@example.com" }]);
});

test.each([
  "ana@example.com\r\nBcc: evil@example.com",
  "ana@example.com, evil@example.com",
  "ana@example.com;evil@example.com",
  "Ana <ana@example.com>",
  "ana@example.com\n",
  "ana@example.com\u0000",
  "",
])("%j is no address to send to, nor to reply to", async (address) => {
  await expect(send({ ...MAIL, to: address })).rejects.toThrow("must be one email address");
  await expect(send({ ...MAIL, replyTo: { name: "Ana", address } })).rejects.toThrow(
    "must be one email address",
  );
});

test("a button leads nowhere but to the web", () => {
  const content = { paragraphs: [], action: { label: "Press", url: "javascript:alert(1)" } };

  expect(mailSchema.safeParse({ ...MAIL, content }).success).toBe(false);
});
