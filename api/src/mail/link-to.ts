/** Returns the URL of a page of this Creel, for links in mails: `linkTo("/login")`. */
export type LinkTo = (path: string) => string;

/**
 * Links begin with PUBLIC_URL, or else with the URL where the process listens, never with the Host header of a request,
 * which anybody can set.
 */
export function makeLinkTo(publicUrl: string | null, listeningAt: () => string): LinkTo {
  return (path) => `${publicUrl ?? listeningAt()}${path}`;
}

/** Returns a URL that works in a browser on this machine: "http://0.0.0.0:3000" → "http://localhost:3000". */
export function toLocalAddress(address: string): string {
  return address.replace(/127\.0\.0\.1|\[::1?\]|0\.0\.0\.0/, "localhost");
}
