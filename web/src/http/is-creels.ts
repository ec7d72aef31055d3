import { OWN_ANSWER } from "@creel/domain/errors/own-answer";

/** Whether the API answered what it was asked: not a proxy, a captive portal, or an address that somebody led on to. */
export function isCreels({ headers, redirected }: Response): boolean {
  return !redirected && headers.has(OWN_ANSWER);
}
