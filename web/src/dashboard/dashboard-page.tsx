import { greetingName } from "@creel/domain/accounts/user";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Map, NotebookText, Plus, UserRound } from "lucide-react";
import { Suspense, useEffect } from "react";
import { Link } from "react-router";

import { roleName } from "../accounts/sign-in/role-names.ts";
import { useCatchDialogs } from "../catches/dialogs/catch-dialogs.tsx";
import { useCatchSummary } from "../catches/logbook/hooks/use-logbook-counts.ts";
import { logFailure } from "../http/log-failure.ts";
import { TodaySlot } from "../insights/today/today-slot.tsx";
import { useUser } from "../session/auth.tsx";
import { StartTripSlot } from "../trips/start/start-slot.tsx";
import { Icon } from "../ui/art/icon.tsx";
import { LinkButton } from "../ui/controls/button.tsx";
import { lazyPart } from "../ui/hooks/lazy-part.ts";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { DashboardWeather, DashboardWeatherDetails } from "./dashboard-weather.tsx";
import { RecentCatches } from "./recent-catches.tsx";
import { StatBand } from "./stat-band.tsx";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./dashboard-page.module.css";

const DashboardTrips = lazyPart(async () => (await import("./dashboard-trips.tsx")).DashboardTrips);

export function DashboardPage() {
  const name = greetingName(useUser()) ?? roleName("angler");
  const actions = useCatchDialogs();
  const { summary, error } = useCatchSummary();
  useEffect(() => {
    if (error) logFailure("The dashboard's numbers could not be loaded", error);
  }, [error]);

  return (
    <div className={utilities.page}>
      <title>{t`Dashboard · Creel`}</title>
      <PageHeader
        actions={
          <>
            <LinkButton to="/catches">{t`View All Catches`}</LinkButton>
            <LinkButton to="/map" look="signal" className={styles.mainAction}>
              <Icon of={Plus} />
              {t`Mark New Catch`}
            </LinkButton>
          </>
        }
      >
        <h1>{t`Welcome back, ${name}!`}</h1>
      </PageHeader>
      <StartTripSlot />
      <StatBand summary={summary} />
      <div className={styles.body}>
        <DashboardWeather />
        <TodaySlot className={styles.today} />
        <section className={styles.recent} aria-labelledby="recent">
          <h2 id="recent">{t`Recent Catches`}</h2>
          <RecentCatches actions={actions} />
        </section>
        <DashboardWeatherDetails />
        <QuickActions />
        <div className={styles.trips}>
          <Suspense>
            <DashboardTrips />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

const QUICK_ACTIONS = [
  { path: "/map", label: msg`Open the map`, icon: Map },
  { path: "/catches", label: msg`My Catches`, icon: NotebookText },
  { path: "/profile", label: msg`Profile`, icon: UserRound },
];

function QuickActions() {
  return (
    <nav className={styles.quickActions} aria-label={t`Quick actions`}>
      {QUICK_ACTIONS.map(({ path, label, icon }) => (
        <Link key={path} to={path} className={styles.quickAction}>
          <Icon of={icon} />
          {i18n._(label)}
        </Link>
      ))}
    </nav>
  );
}
