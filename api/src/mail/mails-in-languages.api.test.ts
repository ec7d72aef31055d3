import { TRANSLATIONS } from "@creel/texts/locales";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, expect, test } from "vitest";

import { confirmEmail, emailChangeAsked, emailChanged, emailHasAccount } from "../accounts/account-mails.ts";
import { passwordChangedMail, resetLinkMail } from "../accounts/password/password-mails.ts";
import { getUser } from "../accounts/users/users.repository.ts";
import { tellOfDisk } from "../admin/machine/disk-job.ts";
import { sendTestMail } from "../admin/machine/test-mail.ts";
import {
  emailChangedMail,
  passwordRenewalMail,
  passwordSetMail,
  welcomeMail,
} from "../admin/users/user-mails.ts";
import { tellOfFailedBackup } from "../backup/backup-notification.ts";
import type { UserRow } from "../database/schema.ts";
import { goodDayNotification } from "../insights/good-day/good-day-notification.ts";
import { readLimitsAgain } from "../licenses/license-mails.ts";
import { licensesEnd } from "../licenses/license-notifications.ts";
import { refusedNotification } from "../notifications/refused-notification.ts";
import { tellOfWayInBy } from "../notifications/way-in-notification.ts";
import { returnIsDue } from "../returns/return-notification.ts";
import { collectNotifications } from "../testing/fixtures/collect-notifications.ts";
import { loadBuiltLanguages } from "../testing/language/load-built-languages.ts";
import { setupApi } from "../testing/setup-api.ts";
import { riverMarkNotification } from "../waters/notifications/river-mark-notification.ts";
import { weatherAlertNotification } from "../waters/notifications/weather-alert-notification.ts";
import type { Mail } from "./mail.ts";
import { render } from "./render.ts";

beforeAll(loadBuiltLanguages);

/** Its short form ends in a dot wherever such forms do, as in "3. Okt." */
const DAY = "2026-10-03";
const NOW = new Date(`${DAY}T06:42:00Z`);
const URL = "https://creel.test/page";
const LINKS = { url: URL, requestUrl: URL };
const BY_ADMIN = { email: "b@example.com", reason: "Ana asked by phone", isSecondStepOff: true };

function mailsTo(user: UserRow): Mail[] {
  const { email, language } = user;
  const linkTo = () => URL;
  return [
    confirmEmail({ email, token: "abc", language }, linkTo),
    emailHasAccount(email, user, linkTo),
    emailChangeAsked(user, email, linkTo),
    emailChanged(user, email),
    resetLinkMail(user, URL),
    passwordChangedMail(user, { now: NOW, ...LINKS }),
    welcomeMail(user, LINKS),
    passwordRenewalMail(user, { ...LINKS, ...BY_ADMIN }),
    passwordSetMail(user, { now: NOW, ...LINKS, ...BY_ADMIN }),
    emailChangedMail(user, BY_ADMIN),
    readLimitsAgain(user, 3, linkTo),
  ];
}

function notificationsTo(user: UserRow) {
  const { timeZone } = user;
  const water = { id: "w", name: "Lake O’Hara" };
  const alert = { id: "a", event: "Gale Warning", headline: null, description: null, instruction: null };
  const best = { start: NOW.toISOString(), hours: 3, rate: 1.4, blanks: 1, nearest: [] };
  const level = { trend: "rising", change24h: 0.4 } as const;
  const due = { deadline: NOW, days: 7, missing: 2 };
  return [
    refusedNotification(user, { id: "x", subject: "catch" }),
    licensesEnd(user, "k", [{ days: 7, end: DAY }]),
    ...[timeZone, "Asia/Tokyo"].map((there) =>
      returnIsDue(user, "k", { row: { id: "r", timeZone: there }, ...due }),
    ),
    goodDayNotification(user, "k", { best: { ...best, range: { low: 0, high: 1 } }, timeZone }),
    riverMarkNotification(user, "k", {
      water,
      mark: { quantity: "level", direction: "over", value: 4 },
      value: 4.3,
      level,
      observedAt: NOW.toISOString(),
    }),
    weatherAlertNotification(user, "k", {
      alert: { ...alert, severity: "severe", expires: null, ends: NOW.toISOString() },
      waters: [water.name, "Bow", "Elk"],
      source: "MET Norway",
    }),
  ];
}

test.each(TRANSLATIONS)("no mail and no notification in %s has a doubled dot", async (language) => {
  const { db, given } = await setupApi();
  const { id } = await given.admin();
  await db.updateTable("users").set({ language }).where("id", "=", id).execute();
  const user = await getUser(db, id);
  const { send, sentTo } = collectNotifications();
  const mails = mailsTo(user);

  await sendTestMail(async (mail) => void mails.push(mail), user);
  await tellOfDisk({ db, send, readUsage: async () => 97 }, NOW);
  await tellOfFailedBackup({ db, send }, { folder: "/nowhere" }, NOW);
  await tellOfWayInBy(send)(
    user,
    { kind: "passkey", id: uuidv7(), name: "Phone" },
    { warn: () => expect.fail() },
  );

  const told = [...notificationsTo(user), ...sentTo(user)];
  const texts = [
    ...mails.map((mail) => `${mail.subject}\n${render(mail).text}`),
    ...told.flatMap(({ mail, ...pushed }) =>
      [pushed, mail ?? pushed].map((one) => `${one.title}\n${one.body}`),
    ),
  ];
  expect(texts).toHaveLength(32);
  for (const text of texts) expect(text).not.toMatch(/(?<!\.)\.\.(?!\.)/);
});
