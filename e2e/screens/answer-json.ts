import type { Route } from "@playwright/test";

/** Answers like the API, whose answers carry this header. */
export function answerJson(route: Route, json: unknown, status = 200): Promise<void> {
  return route.fulfill({ status, json, headers: { "creel-answer": "1" } });
}
