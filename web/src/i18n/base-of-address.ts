import { addressIn, pathOf, prefixOf } from "@creel/texts/addresses";

import { locale } from "./locale.ts";

/**
 * What the router leaves aside of every address: the language, of which the address tells strangers and search engines.
 * Who is signed in reads every page in their own. Where the address says otherwise it is replaced.
 */
export function baseOfAddress(isSignedIn: boolean): string {
  const { pathname, search, hash } = location;
  const path = pathOf(pathname);
  const address = isSignedIn ? path : addressIn(locale, path);
  if (address !== pathname) history.replaceState(history.state, "", address + search + hash);
  return (isSignedIn ? "" : prefixOf(locale)) || "/";
}
