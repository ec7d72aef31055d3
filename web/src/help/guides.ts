import { matchRoutes } from "react-router";

/** Where the server has the documentation (api/src/http/docs-site.ts). */
const DOCS = "/docs/";
const START = "guide/";

/**
 * For each page of the app, the guide that explains it, with a heading if only a part does. A guide is a file in
 * docs/guide.
 */
export const GUIDES: Readonly<Record<string, string>> = {
  "/": START,
  "/about": START,
  "/contact": "guide/trouble#who-to-ask",
  "/privacy": "guide/secret-and-shared",
  "/terms": START,
  "/cookies": "guide/account#sign-in",
  "/confirm-email": "guide/account#change-your-name-email-or-password",
  "/login": "guide/account#sign-in",
  "/login/provider": "guide/account#sign-in",
  "/forgot-password": "guide/account#sign-in",
  "/reset-password": "guide/account#sign-in",
  "/dashboard": START,
  "/log": "guide/first-catch",
  "/map": "guide/map",
  "/catches": "guide/find-again",
  "/catches/trips": "guide/trips",
  "/catches/trips/found": "guide/trips#trips-found-in-your-catches",
  "/catches/trips/:tripId": "guide/trips#what-a-trip-shows",
  "/catches/waiting": "guide/no-signal#upload",
  "/catches/doctor": "guide/find-again#check-my-log",
  "/catches/waters": "guide/waters",
  "/catches/waters/:id": "guide/waters",
  "/catches/insights": "guide/what-worked",
  "/catches/insights/trials/:id": "guide/what-worked#a-lure-trial",
  "/catches/years/:year": "guide/what-worked#a-year-on-the-water",
  "/import": "guide/import",
  "/weather": "guide/weather",
  "/profile": "guide/account",
  "/profile/access": "guide/account#who-can-get-in",
  "/profile/maps": "guide/map#offline-maps",
  "/profile/maps/new": "guide/map#offline-maps",
  "/profile/limits": "guide/limits",
  "/profile/notifications": "guide/notifications",
  "/returns": "guide/limits#returns",
  "/returns/:id": "guide/limits#returns",
  "/returns/templates/:templateId": "guide/limits#returns",
  "/you": START,
  "/settings": "guide/account#units-time-and-theme",
  "/import-export": "guide/export",
  "/shared-links": "guide/secret-and-shared#end-a-link",
  "/custom-fields": "guide/tackle-box#custom-fields",
  "/tackle-box": "guide/tackle-box",
  "/admin": "operators/operate",
  "/admin/machine": "operators/operate",
  "/admin/users": "operators/operate",
  "/admin/catches": "guide/secret-and-shared",
  "/admin/messages": "operators/operate",
  "/admin/audit": "operators/security",
  "/print/trip/:tripId": "guide/find-again#on-paper",
  "/print/month/:month": "guide/find-again#on-paper",
  "/print/log": "guide/find-again#on-paper",
  "/print/water/:id": "guide/find-again#on-paper",
  "/print/return/:id": "guide/limits#returns",
  "/print/year/:year": "guide/find-again#on-paper",
};

const PAGES = Object.keys(GUIDES).map((path) => ({ path }));

/** Returns the address of the guide to a page of the app. */
export function guideTo(pathname: string): string {
  const [match] = matchRoutes(PAGES, pathname) ?? [];
  return DOCS + (GUIDES[match?.route.path ?? "/"] ?? START);
}
