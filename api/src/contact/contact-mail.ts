import type { ContactMessage } from "@creel/domain/contact/contact";

import type { Mail } from "../mail/mail.ts";

/** A message as who runs this Creel reads it. Answering the mail answers whoever wrote. */
export function contactMail(to: string, { name, email, subject, message, priority }: ContactMessage): Mail {
  return {
    to,
    replyTo: { name, address: email },
    subject: `Creel: ${subject} from ${name}, ${priority} priority`,
    content: {
      paragraphs: [`${name} <${email}> wrote:`, ...message.split(/\n\s*\n/)],
      closing: `Sent from the contact page. Subject: ${subject}. Priority: ${priority}. Your answer goes to ${email}.`,
    },
  };
}
