import type { AdminMessage } from "@creel/domain/admin/admin-messages";
import { t } from "@lingui/core/macro";

/** Longer links are cut off or not opened by some mail programs. */
export const LINK_LIMIT = 2000;
const CUT = "\r\n> …";

type Replied = Pick<AdminMessage, "email" | "name" | "message">;

/** A mailto: link with the recipient, the subject and the quoted message. */
export function replyLink({ email, name, message }: Replied): string {
  const subject = encode(t`Re: your message to Creel`);
  const head = `mailto:${encode(email).replaceAll("%40", "@")}?subject=${subject}&body=`;
  const introduction = t`${name} wrote:`;
  const body = encode(`\r\n\r\n${introduction}\r\n`);
  return head + body + quote(message, LINK_LIMIT - 1 - head.length - body.length);
}

/** Quotes each line and encodes it; `room` is the most characters of the result. */
function quote(message: string, room: number): string {
  const quoted = `> ${message.trim().replaceAll(/\r?\n/gu, "\r\n> ")}`;
  const whole = encode(quoted);
  if (whole.length <= room) return whole;
  const cut = encode(CUT);
  let encoded = "";
  for (const character of quoted) {
    const next = encoded + encode(character);
    if (next.length + cut.length > room) break;
    encoded = next;
  }
  return encoded + cut;
}

/** Half a pair of surrogates cannot be encoded, and would throw. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD"));
}
