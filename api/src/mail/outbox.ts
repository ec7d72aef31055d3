import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { FastifyBaseLogger } from "fastify";
import { createTransport } from "nodemailer";

import { compose } from "./compose.ts";
import type { MailTransport } from "./mail-transport.ts";

/**
 * Writes each mail as an .eml file into a folder and logs its link, for use without a mail server. The names sort by
 * time.
 */
export function openOutbox(
  { folder, from }: { folder: string; from: string },
  log: Pick<FastifyBaseLogger, "warn">,
): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(mail) {
      const { message } = await transport.sendMail(compose(mail, from));
      const time = new Date().toISOString().replaceAll(/[-:.]/g, "");
      const file = join(folder, `${time}-${mail.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.warn(
        { file, link: mail.content.action?.url },
        "A mail was written to a file because SMTP_URL is not set",
      );
    },
  };
}
