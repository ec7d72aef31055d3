import { OWN_ANSWER } from "@creel/domain/errors/own-answer";
import type { Route } from "@playwright/test";

/** Answers as the API does. */
export function answerJson(route: Route, json: unknown, status = 200): Promise<void> {
  return route.fulfill({ status, json, headers: { [OWN_ANSWER]: "1" } });
}
