import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import * as z from "zod";

const AUTOCANNON = join(import.meta.dirname, "../../node_modules/autocannon/autocannon.js");

export interface Load {
  method: "GET" | "POST";
  url: string;
  token: string;
  body?: object;
  seconds: number;
  connections: number;
}

const resultSchema = z.object({
  requests: z.object({ average: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

/**
 * Sends the next request as soon as one is answered, from a separate process.
 *
 * @returns requests per second
 * @throws Error if an answer is not a success
 */
export async function measureLoad({ method, url, token, body, seconds, connections }: Load): Promise<number> {
  const options = ["--json", "--no-progress", "-m", method, "-d", seconds, "-c", connections];
  const content = body ? ["-H", "content-type=application/json", "-b", JSON.stringify(body)] : [];
  const { stdout } = await promisify(execFile)(process.execPath, [
    AUTOCANNON,
    ...options.map(String),
    "-H",
    `authorization=Bearer ${token}`,
    ...content,
    url,
  ]);
  const { requests, non2xx, errors } = resultSchema.parse(JSON.parse(stdout));
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${method} ${url} failed`);
  return requests.average;
}
