export const AFTER_SIGN_IN = "/dashboard";

/**
 * Where to go after signing in: a path of this origin, whatever the address asks for. Anything that a
 * browser would take for another place (//host, /\host, javascript:, a tab inside) is the dashboard.
 */
export function safeRedirect(wanted: string | null, origin = location.origin): string {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, origin)) return AFTER_SIGN_IN;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname.startsWith("//")) return AFTER_SIGN_IN;
  return `${url.pathname}${url.search}${url.hash}`;
}

export function signInPath(from: { pathname: string; search: string; hash: string }): string {
  const redirect = `${from.pathname}${from.search}${from.hash}`;
  return `/login?${new URLSearchParams({ redirect })}`;
}
