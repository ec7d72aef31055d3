import { daysBetween } from "@creel/domain/dates/days";
import type { License } from "@creel/domain/licenses/license";
import { NO_REMINDERS, type ReminderChanges, type Reminders } from "@creel/domain/licenses/reminders";
import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { IdCard } from "lucide-react";
import { useState } from "react";

import { describeFailure } from "../http/describe-failure.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Switch } from "../ui/controls/switch.tsx";
import { SettingsRow } from "../ui/layout/settings-row.tsx";
import { showToast } from "../ui/overlays/toast.tsx";
import { changeReminders, remindersQuery } from "./data/api.ts";
import { useEndingLicenses } from "./data/use-licenses.ts";
import { useToday } from "./data/use-today.ts";
import { LicenseDialogs, type LicenseAction } from "./dialogs/license-dialogs.tsx";
import { describeDaysLeft, formatEnd } from "./parts/describe-license.ts";

import * as styles from "./before-one-ends.module.css";

/** The switches for reminders, and the licenses that end soon. */
export function BeforeOneEnds() {
  const { reminders, change } = useReminders();
  return (
    <SettingsRow title={t`Before one ends`} note={t`Off until you turn it on.`}>
      <ul className={styles.list}>
        <Choice
          label={t`Tell me before a license ends`}
          isOn={reminders.license_ends}
          onChange={(isOn) => change({ license_ends: isOn })}
        >
          {t`30 days and 7 days before, in the app and by email`}
        </Choice>
        <Choice
          label={t`Ask me to read my limits again`}
          isOn={reminders.limits_again}
          onChange={(isOn) => change({ limits_again: isOn })}
        >
          {t`Once a year, when the season opens, by email`}
        </Choice>
      </ul>
      <EndingLicenses />
    </SettingsRow>
  );
}

/** A switch shows its new state at once, and the old one again if it could not be stored. */
function useReminders() {
  const queryClient = useQueryClient();
  const { data = NO_REMINDERS } = useQuery(remindersQuery);
  const { mutate, variables, isPending } = useMutation({
    mutationFn: changeReminders,
    onSuccess: (stored) => queryClient.setQueryData(remindersQuery.queryKey, stored),
    onError: (error) =>
      showToast({ text: describeFailure(error, t`This was not saved. Please try again.`), isError: true }),
  });
  const reminders: Reminders = { ...data, ...(isPending && withoutAbsent(variables)) };
  return { reminders, change: mutate };
}

function withoutAbsent({ license_ends: ends, limits_again: again }: ReminderChanges) {
  return {
    ...(ends !== undefined && { license_ends: ends }),
    ...(again !== undefined && { limits_again: again }),
  };
}

interface ChoiceProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: string;
}

function Choice({ label, isOn, onChange, children }: ChoiceProps) {
  return (
    <li className={styles.choice}>
      <div>
        <b>{label}</b>
        <p>{children}</p>
      </div>
      <Switch label={label} isOn={isOn} onChange={onChange} />
    </li>
  );
}

/** Each license that ends within 30 days, until the angler renews it. */
function EndingLicenses() {
  const [action, setAction] = useState<LicenseAction | null>(null);
  const ending = useEndingLicenses();
  return (
    <>
      {ending.map((license) => (
        <EndingLicense
          key={license.id}
          license={license}
          onRenew={() => setAction({ kind: "add", after: license })}
        />
      ))}
      <LicenseDialogs action={action} onAction={setAction} />
    </>
  );
}

function EndingLicense({ license, onRenew }: { license: License; onRenew: () => void }) {
  const today = useToday();
  const { name, valid_to: end } = license;
  if (end === null) return null;
  const day = formatEnd(end, today);
  const left = describeDaysLeft(daysBetween(today, end));
  return (
    <section className={styles.ending} aria-label={t`${name} ends soon`}>
      <Icon of={IdCard} />
      <div>
        <b>{t`${name} ends on ${day}`}</b>
        <p>{t`${left}. After that the phone shows it as ended.`}</p>
      </div>
      <Button look="quiet" aria-label={t`Renewed: ${name}`} onPress={onRenew}>
        {t`Renewed`}
      </Button>
    </section>
  );
}
