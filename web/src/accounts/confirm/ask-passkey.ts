import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from "@creel/domain/accounts/webauthn";

/** Why the browser gave no answer. */
type PasskeyProblem =
  /** The angler closed the browser's dialog, it timed out, or there is no passkey. Browsers do not say which. */
  | "canceled"
  /** This page has another host than the passkeys. */
  | "other_host"
  /** The device already has a passkey of this account. */
  | "known"
  | "failed";

export class PasskeyError extends Error {
  override readonly name = "PasskeyError";
  readonly problem: PasskeyProblem;

  constructor(problem: PasskeyProblem, options: ErrorOptions) {
    super(`The browser gave no passkey: ${problem}`, options);
    this.problem = problem;
  }
}

/** False in old browsers, and on pages without HTTPS. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === "function";
}

/**
 * Has a passkey answer a challenge of the server. The browser asks the angler first.
 * @throws PasskeyError, ApiError, NetworkError
 */
export async function askPasskey(loadOptions: () => Promise<RequestOptions>): Promise<Assertion> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import("@simplewebauthn/browser"),
    loadOptions(),
  ]);
  return orPasskeyError(startAuthentication({ optionsJSON }));
}

/**
 * Has the browser make a passkey.
 * @throws PasskeyError, ApiError, NetworkError
 */
export async function makePasskey(loadOptions: () => Promise<CreationOptions>): Promise<Attestation> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    import("@simplewebauthn/browser"),
    loadOptions(),
  ]);
  return orPasskeyError(startRegistration({ optionsJSON }));
}

const PROBLEMS: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: "canceled",
  AbortError: "canceled",
  SecurityError: "other_host",
  InvalidStateError: "known",
};

async function orPasskeyError<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw new PasskeyError(PROBLEMS[name] ?? "failed", { cause: error });
  }
}
