import { Outlet, redirect, type RouteObject } from "react-router";

import { RequireAdmin, RequireSignIn } from "../accounts/sign-in/guards.tsx";
import { DemoSlot } from "../demo/demo-slot.tsx";
import { loadTexts } from "../i18n/locale.ts";
import { HomePage } from "../site/home-page.tsx";
import { NotFoundPage } from "../site/not-found-page.tsx";
import { PageSkeleton } from "../ui/feedback/page-skeleton.tsx";
import { PageDrawn } from "../ui/hooks/page-drawn.tsx";
import { useFocusOnArrival } from "./focus.ts";
import { queryClientContext } from "./query-client.ts";
import { LoneRouteFailure, RouteFailure } from "./route-failure.tsx";
import { Shell } from "./shell/shell.tsx";

const adminPages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({
      Component: (await import("../admin/overview/overview-page.tsx")).AdminOverviewPage,
    }),
  },
  {
    path: "users",
    lazy: async () => ({ Component: (await import("../admin/users/users-page.tsx")).AdminUsersPage }),
  },
  {
    path: "catches",
    lazy: async () => ({
      Component: (await import("../admin/catches/admin-catches-page.tsx")).AdminCatchesPage,
    }),
  },
  {
    path: "messages",
    lazy: async () => ({
      Component: (await import("../admin/messages/messages-page.tsx")).AdminMessagesPage,
    }),
  },
  {
    path: "audit",
    lazy: async () => ({ Component: (await import("../admin/audit/audit-page.tsx")).AdminAuditPage }),
  },
  {
    path: "machine",
    lazy: async () => ({ Component: (await import("../admin/machine/machine-page.tsx")).AdminMachinePage }),
  },
  { path: "*", Component: NotFoundPage },
];

const signedInPages: RouteObject[] = [
  {
    path: "dashboard",
    lazy: async () => ({ Component: (await import("../dashboard/dashboard-page.tsx")).DashboardPage }),
  },
  {
    // Opens the catch form. Phones share photos to this address (public/manifest.webmanifest).
    path: "log",
    element: null,
    loader: ({ request }) => {
      const [wanted = "here"] = new URL(request.url).searchParams.keys();
      return redirect(`/dashboard?${new URLSearchParams({ log: wanted })}`);
    },
  },
  { path: "map", lazy: async () => ({ Component: (await import("../map/page/map-page.tsx")).MapPage }) },
  {
    path: "catches",
    lazy: async () => ({ Component: (await import("../catches/page/catches-page.tsx")).CatchesPage }),
  },
  {
    path: "catches/trips",
    lazy: async () => ({ Component: (await import("../trips/page/list/trips-page.tsx")).TripsPage }),
  },
  {
    path: "catches/trips/found",
    lazy: async () => ({ Component: (await import("../trips/page/found/found-page.tsx")).FoundPage }),
  },
  {
    path: "catches/trips/:tripId",
    lazy: async () => ({ Component: (await import("../trips/page/one/trip-page.tsx")).TripPage }),
  },
  {
    path: "catches/waiting",
    lazy: async () => ({ Component: (await import("../outbox/page/waiting-page.tsx")).WaitingPage }),
  },
  {
    path: "catches/doctor",
    lazy: async () => ({ Component: (await import("../doctor/page/doctor-page.tsx")).DoctorPage }),
  },
  {
    path: "catches/waters",
    lazy: async () => ({ Component: (await import("../waters/page/waters-page.tsx")).WatersPage }),
  },
  {
    path: "catches/waters/:id",
    lazy: async () => ({ Component: (await import("../waters/page/water-page.tsx")).WaterPage }),
  },
  {
    path: "catches/insights",
    loader: ({ context, request }) => {
      import("../insights/prefetch-rates.ts")
        .then(({ prefetchRates }) =>
          prefetchRates(context.get(queryClientContext), new URL(request.url).searchParams),
        )
        // The page asks again if this fails.
        .catch(() => {});
      return null;
    },
    shouldRevalidate: () => false,
    lazy: async () => ({
      Component: (await import("../insights/page/insights-page.tsx")).InsightsPage,
    }),
  },
  {
    path: "catches/insights/trials/:id",
    lazy: async () => ({ Component: (await import("../lure-trial/trial-page.tsx")).TrialPage }),
  },
  {
    path: "catches/years/:year",
    lazy: async () => ({
      Component: (await import("../year-review/year-review-page.tsx")).YearReviewPage,
    }),
  },
  {
    path: "import",
    lazy: async () => ({ Component: (await import("../import/page/import-page.tsx")).ImportPage }),
  },
  {
    path: "weather",
    lazy: async () => ({ Component: (await import("../weather/page/weather-page.tsx")).WeatherPage }),
  },
  {
    path: "profile",
    lazy: async () => ({ Component: (await import("../accounts/page/profile-page.tsx")).ProfilePage }),
  },
  {
    path: "profile/access",
    lazy: async () => ({ Component: (await import("../accounts/access/access-page.tsx")).AccessPage }),
  },
  {
    path: "profile/maps",
    lazy: async () => ({ Component: (await import("../map/areas/page/maps-page.tsx")).MapsPage }),
  },
  {
    path: "profile/maps/new",
    lazy: async () => ({ Component: (await import("../map/areas/page/new-area-page.tsx")).NewAreaPage }),
  },
  {
    path: "profile/limits",
    lazy: async () => ({ Component: (await import("../catch-limits/limits-page.tsx")).LimitsPage }),
  },
  {
    path: "profile/notifications",
    lazy: async () => ({
      Component: (await import("../notifications/notifications-page.tsx")).NotificationsPage,
    }),
  },
  {
    path: "returns/templates/:templateId",
    lazy: async () => ({ Component: (await import("../returns/page/template-page.tsx")).TemplatePage }),
  },
  {
    path: "returns",
    lazy: async () => ({ Component: (await import("../returns/page/returns-page.tsx")).ReturnsPage }),
  },
  {
    path: "returns/:id",
    lazy: async () => ({ Component: (await import("../returns/page/return-page.tsx")).ReturnPage }),
  },
  { path: "you", lazy: async () => ({ Component: (await import("../accounts/page/you-page.tsx")).YouPage }) },
  {
    path: "settings",
    lazy: async () => ({ Component: (await import("../accounts/page/settings-page.tsx")).SettingsPage }),
  },
  {
    path: "import-export",
    lazy: async () => ({
      Component: (await import("../import/page/import-export-page.tsx")).ImportExportPage,
    }),
  },
  {
    path: "shared-links",
    lazy: async () => ({ Component: (await import("../shares/shared-links-page.tsx")).SharedLinksPage }),
  },
  {
    path: "custom-fields",
    lazy: async () => ({
      Component: (await import("../custom-fields/settings/custom-fields-page.tsx")).CustomFieldsPage,
    }),
  },
  {
    path: "tackle-box",
    lazy: async () => ({ Component: (await import("../gear/gear-page.tsx")).GearPage }),
  },
  {
    path: "admin",
    Component: RequireAdmin,
    children: [
      {
        lazy: async () => {
          await loadTexts(["admin"]);
          return { Component: (await import("../admin/catches/admin-area.tsx")).AdminArea };
        },
        children: adminPages,
      },
    ],
  },
];

/** Sheets for paper. */
const printPages: RouteObject[] = [
  {
    path: "print/trip/:tripId",
    lazy: async () => ({ Component: (await import("../print/page/print-trip-page.tsx")).PrintTripPage }),
  },
  {
    path: "print/month/:month",
    lazy: async () => ({ Component: (await import("../print/page/print-month-page.tsx")).PrintMonthPage }),
  },
  {
    path: "print/log",
    lazy: async () => ({ Component: (await import("../print/page/print-log-page.tsx")).PrintLogPage }),
  },
  {
    path: "print/water/:id",
    lazy: async () => ({ Component: (await import("../print/page/print-water-page.tsx")).PrintWaterPage }),
  },
  {
    path: "print/return/:id",
    lazy: async () => ({
      Component: (await import("../returns/page/print-return-page.tsx")).PrintReturnPage,
    }),
  },
  {
    path: "print/year/:year",
    lazy: async () => ({ Component: (await import("../print/page/print-year-page.tsx")).PrintYearPage }),
  },
];

const publicPages: RouteObject[] = [
  { index: true, Component: HomePage },
  { path: "about", lazy: async () => ({ Component: (await import("../site/about-page.tsx")).AboutPage }) },
  {
    path: "contact",
    lazy: async () => ({ Component: (await import("../contact/contact-page.tsx")).ContactPage }),
  },
  {
    path: "privacy",
    lazy: async () => ({ Component: (await import("../site/privacy-page.tsx")).PrivacyPage }),
  },
  { path: "terms", lazy: async () => ({ Component: (await import("../site/terms-page.tsx")).TermsPage }) },
  {
    path: "cookies",
    lazy: async () => ({ Component: (await import("../site/cookies-page.tsx")).CookiesPage }),
  },
  {
    path: "confirm-email",
    lazy: async () => ({
      Component: (await import("../accounts/recovery/confirm-email-page.tsx")).ConfirmEmailPage,
    }),
  },
];

function Frame() {
  useFocusOnArrival();
  return <Outlet />;
}

function Alone() {
  return (
    <>
      <DemoSlot />
      <Outlet />
      <PageDrawn />
    </>
  );
}

/** Every page is lazy except home, which has to work when the user signs out without a network. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: LoneRouteFailure,
    HydrateFallback: PageSkeleton,
    children: [
      {
        Component: Alone,
        children: [
          {
            path: "login",
            lazy: async () => ({ Component: (await import("../accounts/sign-in/login-page.tsx")).LoginPage }),
          },
          {
            path: "login/provider",
            lazy: async () => ({
              Component: (await import("../accounts/sign-in/provider-page.tsx")).ProviderPage,
            }),
          },
          {
            path: "forgot-password",
            lazy: async () => ({
              Component: (await import("../accounts/recovery/forgot-password-page.tsx")).ForgotPasswordPage,
            }),
          },
          {
            path: "reset-password",
            lazy: async () => ({
              Component: (await import("../accounts/recovery/reset-password-page.tsx")).ResetPasswordPage,
            }),
          },
        ],
      },
      {
        Component: Shell,
        children: [
          {
            ErrorBoundary: RouteFailure,
            children: [
              ...publicPages,
              { Component: RequireSignIn, children: [...signedInPages, ...printPages] },
              { path: "*", Component: NotFoundPage },
            ],
          },
        ],
      },
    ],
  },
];
