import * as z from "zod/mini";

const claimsSchema = z.object({ exp: z.number() });

/** Seconds for which an access token still holds, less than 0 when it is over; `null` when that cannot be read. */
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
