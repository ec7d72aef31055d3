import type { SendMailOptions } from "nodemailer";

import type { QueuedMail } from "./mail.ts";
import { render } from "./render.ts";

/** Composes the message. Addresses are objects, because nodemailer would split text at a comma. */
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
    // Prevents out-of-office replies.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
