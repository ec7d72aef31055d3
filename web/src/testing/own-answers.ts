import { API_RESPONSE_HEADER } from "@creel/domain/errors/api-response-header";

/** Marks the answer as Creel's, like the API does. */
export function asCreels(answer: Response): Response {
  answer.headers.set(API_RESPONSE_HEADER, "1");
  return answer;
}

/** Returns a JSON answer of the API. */
export function ownJson(body: unknown, status = 200): Response {
  return asCreels(Response.json(body, { status }));
}
