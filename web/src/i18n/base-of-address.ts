import { addressIn, pathOf, prefixOf } from "@creel/texts/addresses";

import { locale } from "./locale.ts";

/**
 * Returns the router's base path: the language prefix, which addresses have for visitors and search engines. Signed-in
 * users read every page in their own language, without a prefix. Replaces an address that differs.
 */
export function baseOfAddress(isSignedIn: boolean): string {
  const { pathname, search, hash } = location;
  const path = pathOf(pathname);
  const address = isSignedIn ? path : addressIn(locale, path);
  if (address !== pathname) history.replaceState(history.state, "", address + search + hash);
  return (isSignedIn ? "" : prefixOf(locale)) || "/";
}
