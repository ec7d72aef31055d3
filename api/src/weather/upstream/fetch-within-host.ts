import { UpstreamError } from "./upstream-error.ts";

const MAX_REDIRECTS = 2;

/** @throws UpstreamError redirected, when the service redirects to another host or more than twice */
export async function fetchWithinHost(url: URL, init: RequestInit): Promise<Response> {
  let at = url;
  for (let count = 0; ; count += 1) {
    const response = await fetch(at, { ...init, redirect: "manual" });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    const to = URL.canParse(location, at.href) ? new URL(location, at) : null;
    if (to?.origin !== url.origin || count === MAX_REDIRECTS) {
      throw new UpstreamError("redirected", url.host);
    }
    at = to;
  }
}
