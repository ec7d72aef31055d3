import type * as z from "zod/mini";

/** A request to a service. Its host always comes from the settings. */
export interface UpstreamRequest<Answer> {
  url: URL;
  schema: z.ZodMiniType<Answer>;
  accept?: string;
  /** Beside those of every request, for example a key. */
  headers?: Readonly<Record<string, string>>;
  maxBytes?: number;
  /** Returns for how many milliseconds the service wants no requests; `null` if its body does not say. */
  readCoolDown?: (body: unknown, now: Date) => number | null;
  /** Returns whether a body with status 200 is a failure. */
  isFailure?: (body: unknown) => boolean;
}

/** @throws UpstreamError */
export type Ask = <Answer>(question: UpstreamRequest<Answer>, signal?: AbortSignal) => Promise<Answer>;
