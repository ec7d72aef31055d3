import { expect, test } from "vitest";

import { readSettings, SettingsError } from "../app/settings.ts";

function mailOf(environment: Record<string, string>) {
  return readSettings({ DATA_DIR: "/data", ...environment }).mail;
}

test("without a mail server, mails go to the outbox of the data folder", () => {
  expect(mailOf({})).toEqual({
    smtpUrl: null,
    from: "Creel <creel@localhost>",
    outbox: "/data/outbox",
  });
});

test.each([
  ["https://creel.example.com/", "Creel <creel@creel.example.com>"],
  ["http://192.168.1.20:3000", "Creel <creel@localhost>"],
  ["http://[::1]:3000", "Creel <creel@localhost>"],
])("the sender of %s is %s", (publicUrl, from) => {
  expect(mailOf({ PUBLIC_URL: publicUrl }).from).toBe(from);
});

test.each(["post@example.com", "Creel <post@example.com>", "Süßwasser e. V. <a.b@x.example>"])(
  "mails can be from %s",
  (from) => {
    expect(mailOf({ MAIL_FROM: from }).from).toBe(from);
  },
);

test.each([
  { MAIL_FROM: "Creel" },
  { MAIL_FROM: "a@x.example, b@x.example" },
  { MAIL_FROM: "Creel\r\nBcc: all <a@x.example>" },
  { SMTP_URL: "mail.example.com:587" },
  { SMTP_URL: "https://mail.example.com" },
])("refuses %o", (environment) => {
  expect(() => readSettings(environment)).toThrow(SettingsError);
});
