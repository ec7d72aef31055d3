import { type Calendar, NEW_CALENDAR } from "@creel/domain/calendar/calendar";
import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";

import { describeFailure } from "../http/describe-failure.ts";
import { hasFailed } from "../http/has-failed.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Button } from "../ui/controls/button.tsx";
import { TryAgain } from "../ui/feedback/load-failure.tsx";
import { Notice, Problem, Skeleton } from "../ui/feedback/states.tsx";
import { Section } from "../ui/layout/section.tsx";
import { calendarQuery, renewCalendar } from "./api.ts";
import { CalendarAddress } from "./calendar-address.tsx";
import { CalendarContents } from "./calendar-contents.tsx";
import { CalendarPreview } from "./calendar-preview.tsx";

import * as styles from "./calendar.module.css";

/** Room for the address and what is in it, in pixels, so that the content below does not move. */
const ROOM_PX = 420;

/** The calendar that other programs read: its address, what is in it, and how it looks. */
export function CalendarSection() {
  const query = useQuery(calendarQuery);
  return (
    <div className={styles.root}>
      <Section title={t`Calendar`} anchor="calendar">
        <p className={styles.lead}>
          {t`An address that your own calendar reads. Anyone who has it sees what you check here.`}
        </p>
        {query.data !== undefined ? (
          <LoadedCalendar calendar={query.data} />
        ) : hasFailed(query) ? (
          <div className={styles.failure}>
            <Notice tone="bad">
              <span key={query.errorUpdateCount}>
                {t`Your calendar could not be loaded. Check your connection and try again.`}
              </span>
            </Notice>
            <TryAgain query={query} />
          </div>
        ) : (
          <div role="status" aria-label={t`Loading your calendar`}>
            <Skeleton width="100%" height={ROOM_PX} />
          </div>
        )}
      </Section>
    </div>
  );
}

function LoadedCalendar({ calendar }: { calendar: Calendar | null }) {
  return (
    <div className={styles.columns}>
      {calendar ? (
        <div>
          <CalendarAddress calendar={calendar} />
          <CalendarContents calendar={calendar} />
        </div>
      ) : (
        <TurnOn />
      )}
      <CalendarPreview content={calendar ?? NEW_CALENDAR} />
    </div>
  );
}

function TurnOn() {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: renewCalendar,
    onSuccess: (calendar) => queryClient.setQueryData(calendarQuery.queryKey, calendar),
  });
  return (
    <div className={styles.off}>
      <p>{t`Off. Once it is on, your trips, licenses and returns appear in Google Calendar, Apple Calendar, Home Assistant and others. Exact spots never do.`}</p>
      <Problem
        text={error && describeFailure(error, t`The calendar could not be turned on. Please try again.`)}
      />
      <Button isPending={isPending} onPress={() => mutate()}>
        <Icon of={CalendarDays} isSmall />
        {isPending ? t`Turning on...` : t`Turn on the calendar`}
      </Button>
    </div>
  );
}
