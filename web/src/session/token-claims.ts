import * as z from "zod/mini";

const claimsSchema = z.object({ exp: z.number() });

/** Returns the seconds until an access token expires, negative if it has expired; `null` if it cannot be parsed. */
export function secondsLeft(accessToken: string, now = Date.now()): number | null {
  const [, body = ""] = accessToken.split(".");
  try {
    const text = atob(body.replaceAll("-", "+").replaceAll("_", "/"));
    const { data } = claimsSchema.safeParse(JSON.parse(text));
    return data ? Math.round(data.exp - now / 1000) : null;
  } catch {
    return null;
  }
}
