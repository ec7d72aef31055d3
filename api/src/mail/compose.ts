import type { SendMailOptions } from "nodemailer";

import type { QueuedMail } from "./mail.ts";
import { render } from "./render.ts";

/** A mail as nodemailer takes it. Addresses are given as such: as a text, a comma would make two of one. */
export function compose(mail: QueuedMail, from: string): SendMailOptions {
  const { id, to, replyTo, subject } = mail;
  const host = from.replace(/^.*@/, "").replace(/>$/, "");
  return {
    ...render(mail),
    from,
    to: { name: "", address: to },
    ...(replyTo && { replyTo }),
    subject,
    messageId: `<${id}@${host}>`,
    // Nobody's notice of absence answers what a program wrote.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
