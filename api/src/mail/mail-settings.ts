import { join } from "node:path";

import * as z from "zod/mini";

const ADDRESS = String.raw`[^\s<>@,;"]+@[^\s<>@,;"]+`;
const SENDER = new RegExp(String.raw`^(${ADDRESS}|[^<>\p{Cc}]*<${ADDRESS}>)$`, "u");

export const mailEnvironment = {
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => /^smtps?:\/\//.test(text) && URL.canParse(text),
          "must be a URL with smtp or smtps",
        ),
      ),
  ),
  MAIL_FROM: z.optional(
    z.string().check(z.regex(SENDER, "must be an address, like Creel <creel@example.com>")),
  ),
};
const environmentSchema = z.object(mailEnvironment);

export interface MailSettings {
  /** A secret, because it contains the password. `null` writes mails to the outbox. */
  smtpUrl: string | null;
  /** The sender, such as "Creel <creel@example.com>". */
  from: string;
  /** The folder for mails if there is no mail server. */
  outbox: string;
}

interface Place {
  dataDir: string;
  publicUrl: string | null;
}

export function toMail(
  values: z.infer<typeof environmentSchema>,
  { dataDir, publicUrl }: Place,
): MailSettings {
  return {
    smtpUrl: values.SMTP_URL ?? null,
    from: values.MAIL_FROM ?? `Creel <creel@${hostOf(publicUrl)}>`,
    outbox: join(dataDir, "outbox"),
  };
}

/** An IP address cannot be the domain of an email address. */
function hostOf(publicUrl: string | null): string {
  const host = publicUrl === null ? "" : new URL(publicUrl).hostname;
  return /[a-z][^:\]]*$/i.test(host) ? host : "localhost";
}
