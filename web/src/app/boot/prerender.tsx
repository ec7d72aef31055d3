import { addressIn, directionOf, prefixOf } from "@creel/texts/addresses";
import { PSEUDO_LOCALE } from "@creel/texts/locales";
import { I18nProvider } from "@lingui/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";

import { i18n, loadTexts, locale } from "../../i18n/locale.ts";
import { operatorPlaceholders } from "../../operator/operator-placeholders.ts";
import { App } from "../app.tsx";
import { Initializing } from "../initializing.tsx";
import { createQueryClient } from "../query-client.ts";
import { routes } from "../router.tsx";

export const LANGUAGE = {
  locale,
  direction: directionOf(locale),
  prefix: prefixOf(locale),
  /** Whether search engines are told about this language. */
  isListed: locale !== PSEUDO_LOCALE,
};

/** The prerendered pages, with the modules that each loads besides the app's first chunk, which has the home page. */
export const PUBLIC_PAGES: Record<string, readonly string[]> = {
  "/": ["src/site/answers.tsx"],
  "/login": ["src/accounts/sign-in/login-page.tsx"],
  "/login?mode=register": ["src/accounts/sign-in/login-page.tsx"],
  "/forgot-password": ["src/accounts/recovery/forgot-password-page.tsx"],
  "/about": ["src/site/about-page.tsx"],
  "/contact": ["src/contact/contact-page.tsx"],
  "/privacy": ["src/site/privacy-page.tsx"],
  "/terms": ["src/site/terms-page.tsx"],
  "/cookies": ["src/site/cookies-page.tsx"],
};

/** The English addresses of these pages serve every language: public/theme.js applies the browser's language. */
export const OF_BROWSER = new Set(["/login", "/login?mode=register", "/forgot-password"]);

const ANGLERS = "src/app/shell/anglers-shell.tsx";

/** The most visited pages of the app, with the modules that each loads first. */
export const APP_PAGES: Record<string, readonly string[]> = {
  "/dashboard": [ANGLERS, "src/dashboard/dashboard-page.tsx"],
  "/catches": [ANGLERS, "src/catches/page/catches-page.tsx"],
  "/map": [ANGLERS, "src/map/page/map-page.tsx"],
  "/weather": [ANGLERS, "src/weather/page/weather-page.tsx"],
  "/profile": [ANGLERS, "src/accounts/page/profile-page.tsx"],
};

export { operatorVariants } from "../../operator/operator-placeholders.ts";
export { allPaths } from "../all-paths.ts";

export const addressOf = (path: string): string => addressIn(locale, path);

/**
 * Returns the HTML of a page for a signed-out visitor, starting with the elements of the head.
 *
 * @param path the English path
 */
export async function renderPage(path: string, configured: readonly string[]): Promise<string> {
  await loadTexts();
  const handler = createStaticHandler(routes, { basename: LANGUAGE.prefix || "/" });
  const context = await handler.query(new Request(`http://creel.invalid${addressOf(path)}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  const { prelude } = await prerender(
    <StrictMode>
      <App operator={operatorPlaceholders(configured)} queryClient={createQueryClient()} navigate={() => {}}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          // Hydration data would be an inline script.
          hydrate={false}
        />
      </App>
    </StrictMode>,
    // Above this size, React would stream a part later, with an inline script.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}

export function renderInitializing(): string {
  return renderToString(
    <I18nProvider i18n={i18n}>
      <Initializing />
    </I18nProvider>,
  );
}
