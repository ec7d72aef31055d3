import { UpstreamError } from "./upstream-error.ts";

/** Far more than any service answers to a question about one place. */
export const MAX_BYTES = 2 * 1024 * 1024;

/**
 * The body as JSON, read no further than `maxBytes`, counted after unpacking.
 * @throws UpstreamError too_large, unreadable
 */
export async function readJson(response: Response, maxBytes: number): Promise<unknown> {
  const { host } = new URL(response.url);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new UpstreamError("too_large", host);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch (cause) {
    throw new UpstreamError("unreadable", host, { cause: withoutText(cause) });
  }
}

/** The parser's error quotes what it could not read, which may name the place. */
function withoutText(cause: unknown): Error {
  return new Error(cause instanceof Error ? cause.name : "No JSON");
}
