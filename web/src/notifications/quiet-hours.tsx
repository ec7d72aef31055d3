import { findFieldError } from "@creel/domain/errors/field-error";
import { notificationChangesSchema } from "@creel/domain/notifications/change-notifications";
import type { Notifications } from "@creel/domain/notifications/notifications";
import { describeFieldError } from "@creel/texts/fields/describe-field-error";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";

import { describeFailure } from "../http/describe-failure.ts";
import { zoneLabel } from "../places/time-zones.ts";
import { useUser } from "../session/auth.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Switch } from "../ui/controls/switch.tsx";
import { Problem } from "../ui/feedback/states.tsx";
import { Select } from "../ui/fields/select.tsx";
import { SettingsActions, SettingsRow } from "../ui/layout/settings-row.tsx";
import { showToast } from "../ui/overlays/toast.tsx";
import { changeNotifications, notificationsQuery } from "./data/api.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./quiet-hours.module.css";

type QuietHoursChoice = Pick<Notifications, "quiet_from" | "quiet_to" | "alerts_in_quiet">;

/** The other end, offered to an angler who chooses one. */
const EVENING = "22:00";
const MORNING = "05:00";

/** The hours in which notifications wait, and whether severe alerts do. */
export function QuietHours({ notifications }: { notifications: Notifications }) {
  const { quiet_from, quiet_to, alerts_in_quiet } = notifications;
  const { timeZone } = useUser();
  const zone = zoneLabel(timeZone);
  const [draft, setDraft] = useState<QuietHoursChoice>({ quiet_from, quiet_to, alerts_in_quiet });
  const [refusal, setRefusal] = useState<string>();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: changeNotifications,
    onSuccess: (stored) => {
      queryClient.setQueryData(notificationsQuery.queryKey, stored);
      showToast({ text: t`Quiet hours saved` });
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const refused = refusalOf(draft);
    setRefusal(refused);
    if (refused === undefined) mutate(draft);
  }

  function change(part: Partial<QuietHoursChoice>): void {
    setDraft({ ...draft, ...part });
    setRefusal(undefined);
  }

  return (
    <SettingsRow title={t`Quiet hours`} note={t`Whatever comes up waits until morning.`}>
      <form noValidate className={styles.form} onSubmit={submit} aria-label={t`Quiet hours`}>
        <HourFields draft={draft} change={change} refusal={refusal} />
        <p className={utilities.hint}>{t`On the clock of ${zone}, your time zone`}</p>
        <div className={styles.choice}>
          <div>
            <b>{t`Severe alerts come anyway`}</b>
            <p>{t`A storm does not wait for morning`}</p>
          </div>
          <Switch
            label={t`Severe alerts come anyway`}
            isOn={draft.alerts_in_quiet}
            onChange={(isOn) => change({ alerts_in_quiet: isOn })}
          />
        </div>
        <Problem
          text={error && describeFailure(error, t`Your quiet hours could not be saved. Please try again.`)}
        />
        <SettingsActions>
          <Button type="submit" look="signal" isPending={isPending}>
            {isPending ? t`Saving...` : t`Save changes`}
          </Button>
          <span className={utilities.hint}>{t`No notification ever contains a position.`}</span>
        </SettingsActions>
      </form>
    </SettingsRow>
  );
}

interface HourFieldsProps {
  draft: QuietHoursChoice;
  change: (part: Partial<QuietHoursChoice>) => void;
  refusal: string | undefined;
}

/** Both ends. Choosing one offers the other, and clearing one clears both. */
function HourFields({ draft, change, refusal }: HourFieldsProps) {
  return (
    <div className={styles.hours}>
      <HourField
        label={t`From`}
        hours={FROM_EVENING}
        value={draft.quiet_from}
        onChange={(from) => change({ quiet_from: from, quiet_to: from && (draft.quiet_to ?? MORNING) })}
      />
      <HourField
        label={t({ message: "To", context: "quiet hours" })}
        hours={HALF_HOURS}
        value={draft.quiet_to}
        onChange={(to) => change({ quiet_to: to, quiet_from: to && (draft.quiet_from ?? EVENING) })}
        error={refusal}
      />
    </div>
  );
}

interface HourFieldProps {
  label: string;
  hours: readonly string[];
  /** HH:mm; `null` for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string | undefined;
}

const HALF_HOURS = Array.from({ length: 48 }, (_none, index) => {
  const [hours, minutes] = [Math.floor(index / 2), (index % 2) * 30];
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
});

const AT_SIX = HALF_HOURS.indexOf("18:00");
/** The likely ones first. */
const FROM_EVENING = [...HALF_HOURS.slice(AT_SIX), ...HALF_HOURS.slice(0, AT_SIX)];

/** A time of day. The first choice turns the quiet hours off. */
function HourField({ label, hours, value, onChange, error }: HourFieldProps) {
  const isOffered = value === null || hours.includes(value);
  return (
    <Select
      label={label}
      placeholder={t({ message: "Never", context: "quiet hours" })}
      options={isOffered ? hours : [value, ...hours]}
      nameOf={formatHour}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

/** Example: "10:00 PM". */
function formatHour(clock: string): string {
  const options = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(undefined, options).format(new Date(`1970-01-01T${clock}:00Z`));
}

function refusalOf(choice: QuietHoursChoice): string | undefined {
  const [issue] = notificationChangesSchema.safeParse(choice).error?.issues ?? [];
  const found = issue && findFieldError(issue.message);
  return found ? describeFieldError(found, i18n) : issue?.message;
}
