import type { FastifyBaseLogger, FastifyRequest } from "fastify";

import { AppError } from "../../errors/errors.ts";
import { languageToKeep } from "../../language/request-language.ts";
import type { AttemptLimits } from "../../limits/attempt-limits.ts";
import type { ConfirmStep } from "../confirm-step.ts";
import type { SessionContext } from "../sessions/sessions.ts";
import type { TellOfWayIn } from "../tell-of-way-in.ts";
import type { SignInProvider } from "./provider.ts";

export interface ProviderContext {
  sessions: SessionContext;
  attemptLimits: AttemptLimits;
  /** `null` if none is set up. */
  provider: SignInProvider | null;
  hasPasswords: boolean;
  confirmStep: ConfirmStep;
  tellOfWayIn: TellOfWayIn;
}

/** The sender of a request, before it is known which user that is. */
export interface Visitor {
  ip: string;
  language: string | null;
  log: Pick<FastifyBaseLogger, "warn">;
}

export function visitorOf(request: FastifyRequest): Visitor {
  return { ip: request.ip, language: languageToKeep(request), log: request.log };
}

/** @throws AppError provider_off */
export function providerOf({ provider }: Pick<ProviderContext, "provider">): SignInProvider {
  if (!provider) throw new AppError("provider_off");
  return provider;
}
