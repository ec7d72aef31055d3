import "./pages.css";
import { greetingName } from "@creel/domain/accounts/user";
import { useQuery } from "@tanstack/react-query";
import { Map, NotebookText, Plus, UserRound } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";

import { useUser } from "../../accounts/signed-in/auth.tsx";
import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { catchSummaryQuery, speciesCountsQuery } from "../../catches/logbook/catches.query.ts";
import { StatBand } from "../../dashboard/stat-band.tsx";
import { logFailure } from "../../http/log-failure.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { DashboardWeather, DashboardWeatherDetails } from "./dashboard-weather.tsx";
import { RecentCatches } from "./recent-catches.tsx";

export function DashboardPage() {
  const user = useUser();
  const actions = useCatchDialogs();
  const summary = useQuery(catchSummaryQuery);
  useQuery(speciesCountsQuery());
  useEffect(() => {
    if (summary.error) logFailure("The dashboard's numbers could not be loaded", summary.error);
  }, [summary.error]);

  return (
    <div className="page">
      <title>Dashboard · Creel</title>
      <div className="page-head">
        <h1>Welcome back, {greetingName(user)}!</h1>
        <div className="page-head-actions">
          <LinkButton to="/catches">View All Catches</LinkButton>
          <LinkButton to="/map" look="signal" className="page-head-main">
            <Icon of={Plus} />
            Mark New Catch
          </LinkButton>
        </div>
      </div>
      <StatBand summary={summary.data} />
      <div className="dashboard-body">
        <DashboardWeather />
        <section className="dashboard-recent" aria-labelledby="recent">
          <div className="section-head">
            <h2 id="recent">Recent Catches</h2>
          </div>
          <RecentCatches actions={actions} />
        </section>
        <DashboardWeatherDetails />
        <QuickActions />
      </div>
    </div>
  );
}

const QUICK_ACTIONS = [
  { path: "/map", label: "Open the map", icon: Map },
  { path: "/catches", label: "My Catches", icon: NotebookText },
  { path: "/profile", label: "Profile", icon: UserRound },
];

function QuickActions() {
  return (
    <nav className="quick-actions" aria-label="Quick actions">
      {QUICK_ACTIONS.map(({ path, label, icon }) => (
        <Link key={path} to={path} className="quick-action">
          <Icon of={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
