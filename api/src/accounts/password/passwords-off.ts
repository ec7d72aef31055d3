import type { onRequestAsyncHookHandler } from "fastify";

import { AppError } from "../../errors/errors.ts";

/**
 * Refuses all requests of a route if the operator turned passwords off, before their content is read.
 * @throws AppError passwords_off
 */
export function requirePasswords(hasPasswords: boolean): onRequestAsyncHookHandler {
  return async () => {
    if (!hasPasswords) throw new AppError("passwords_off");
  };
}
