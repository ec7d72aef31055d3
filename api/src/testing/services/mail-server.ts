import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { callbackify } from "node:util";

import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

export interface MailServer {
  /** The value for SMTP_URL. */
  url: string;
  port: number;
  /** The received mails with their envelope recipients. */
  arrived: (Email & { recipients: string[] })[];
  stop(): Promise<void>;
}

interface Traits {
  /** Any free port if absent. */
  port?: number;
  /** The reply code and sentence for a recipient; `null` accepts the mail. */
  answer?: (recipient: string) => { code: number; sentence: string } | null;
}

/** Starts a real mail server for one test. */
export async function startMailServer({ port = 0, answer = () => null }: Traits = {}): Promise<MailServer> {
  const arrived: MailServer["arrived"] = [];
  const onRcptTo: SMTPServerOptions["onRcptTo"] = ({ address }, _session, callback) => {
    const refusal = answer(address);
    callback(refusal && Object.assign(new Error(refusal.sentence), { responseCode: refusal.code }));
  };
  const storeMail = async (stream: Readable, recipients: string[]) => {
    arrived.push({ ...(await PostalMime.parse(await text(stream))), recipients });
  };
  const onData: SMTPServerOptions["onData"] = (stream, { envelope }, callback) => {
    const recipients = envelope.rcptTo.map(({ address }) => address);
    callbackify(storeMail)(stream, recipients, (error) => callback(error));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo,
    onData,
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const bound = portOf(server.server.address());
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(stop);
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, arrived, stop };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === "object" && address ? address.port : 0;
}
