import { OWN_ANSWER } from "@creel/domain/errors/own-answer";

/** Marks the answer as Creel's, like the API does. */
export function asCreels(answer: Response): Response {
  answer.headers.set(OWN_ANSWER, "1");
  return answer;
}

/** Returns a JSON answer of the API. */
export function ownJson(body: unknown, status = 200): Response {
  return asCreels(Response.json(body, { status }));
}
