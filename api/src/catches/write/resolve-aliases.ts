import { withoutAliases } from "@creel/domain/catches/aliases";
import type { preValidationAsyncHookHandler } from "fastify";

/** Both spellings of a field come in; from here on there is the one of the contract. */
export const resolveAliases: preValidationAsyncHookHandler = async (request) => {
  if (isFields(request.body)) request.body = withoutAliases(request.body);
};

function isFields(body: unknown): body is Record<string, unknown> {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}
