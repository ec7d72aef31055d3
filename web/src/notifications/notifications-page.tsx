import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { CalendarSection } from "../calendar/calendar-section.tsx";
import { hasFailed } from "../http/has-failed.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Skeleton } from "../ui/feedback/states.tsx";
import { BackLink } from "../ui/layout/back-link.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { ChannelsSection } from "./channels/channels-section.tsx";
import { notificationsQuery } from "./data/api.ts";
import { MarksSection } from "./marks/marks-section.tsx";
import { QuietHours } from "./quiet-hours.tsx";
import { TopicsSection } from "./topics/topics-section.tsx";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./notifications-page.module.css";

/** Shows the topics, channels, river marks and quiet hours, and the calendar that other programs read. */
export function NotificationsPage() {
  return (
    <div className={utilities.page}>
      <title>{t`Notifications · Creel`}</title>
      <BackLink to="/profile">{t`Profile`}</BackLink>
      <PageHeader>
        <div>
          <h1>{t`Notifications`}</h1>
          <p className={utilities.muted}>{t`All off until you ask. Each says how often it may come.`}</p>
        </div>
      </PageHeader>
      <LoadedNotifications />
      <CalendarSection />
    </div>
  );
}

/** The height of the topics on a desk, in pixels, so that the content below moves little. */
const ROOM_PX = 720;

function LoadedNotifications() {
  const query = useQuery(notificationsQuery);
  const { data } = query;
  if (data) {
    return (
      <>
        <TopicsSection notifications={data} />
        <ChannelsSection notifications={data} />
        <MarksSection />
        <QuietHours notifications={data} />
      </>
    );
  }
  if (hasFailed(query)) {
    return (
      <div className={styles.alone}>
        <LoadFailure
          level={2}
          title={t`Your notifications could not be loaded`}
          online={t`The server isn’t answering. What you turned on stays on.`}
          offline={t`You’re offline. What you turned on stays on.`}
          query={query}
        />
      </div>
    );
  }
  return (
    <div className={styles.alone} role="status" aria-label={t`Loading your notifications`}>
      <Skeleton width="100%" height={ROOM_PX} />
    </div>
  );
}
