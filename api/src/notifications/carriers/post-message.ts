import { SECOND_MS } from "@creel/domain/dates/units-of-time";

import { AnswerTooLongError, PrivateAddressError, publicFetch } from "../../http/public-fetch.ts";
import { type CarrierContext, DELIVERED, type Outcome } from "./message.ts";

const TIMEOUT_MS = 10 * SECOND_MS;
/** Nobody reads the answer, only its status. */
const MAX_ANSWER_BYTES = 10_000;

type Sent = Pick<RequestInit, "headers" | "body" | "redirect">;

/** Posts a message to an address that a user entered. Everything but a status of 200 to 299 is a refusal. */
export async function postMessage(
  url: string,
  init: Sent,
  { isPrivateAllowed }: Pick<CarrierContext, "isPrivateAllowed">,
): Promise<Outcome> {
  const options = { isPrivateAllowed, timeoutMs: TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES };
  try {
    const { status } = await publicFetch(url, { method: "POST", ...init }, options);
    return outcomeOf(status);
  } catch (error) {
    if (error instanceof AnswerTooLongError) return outcomeOf(error.status);
    const isPrivate = error instanceof PrivateAddressError;
    return { result: isPrivate ? "private_address" : "unreachable", status: null, isFinal: isPrivate };
  }
}

function outcomeOf(status: number): Outcome {
  return status >= 200 && status < 300 ? DELIVERED : { result: "refused", status, isFinal: false };
}
