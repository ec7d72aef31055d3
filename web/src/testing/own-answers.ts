import { OWN_ANSWER } from "@creel/domain/errors/own-answer";

/** The answer as the API gives it: marked as its own. */
export function asCreels(answer: Response): Response {
  answer.headers.set(OWN_ANSWER, "1");
  return answer;
}

/** JSON as the API answers it. */
export function ownJson(body: unknown, status = 200): Response {
  return asCreels(Response.json(body, { status }));
}
