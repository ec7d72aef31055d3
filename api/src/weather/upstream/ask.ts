import type * as z from "zod/mini";

/** The host is always one from the settings. */
export interface UpstreamRequest<Answer> {
  url: URL;
  schema: z.ZodMiniType<Answer>;
  accept?: string;
  maxBytes?: number;
  /** How long the service wants to be left alone, when it says so in its body; `null` when it does not. */
  readCoolDown?: (body: unknown, now: Date) => number | null;
  /** Whether a body that came with 200 is a failure nevertheless. */
  isFailure?: (body: unknown) => boolean;
}

/** @throws UpstreamError */
export type Ask = <Answer>(question: UpstreamRequest<Answer>, signal?: AbortSignal) => Promise<Answer>;
