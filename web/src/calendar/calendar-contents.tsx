import type { Calendar, CalendarChanges } from "@creel/domain/calendar/calendar";
import { tidalReach } from "@creel/domain/waters/tidal-reach";
import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MapPin, RefreshCw } from "lucide-react";
import { useState } from "react";

import { describeFailure } from "../http/describe-failure.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { Switch } from "../ui/controls/switch.tsx";
import { Problem } from "../ui/feedback/states.tsx";
import { Select } from "../ui/fields/select.tsx";
import { SettingsActions } from "../ui/layout/settings-row.tsx";
import { AlertDialog } from "../ui/overlays/dialog.tsx";
import { showToast } from "../ui/overlays/toast.tsx";
import { useWaters } from "../waters/data/use-waters.ts";
import { calendarQuery, removeCalendar, renewCalendar, changeCalendar } from "./api.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./calendar.module.css";

/** The choice of entries. Each is stored at once. */
export function CalendarContents({ calendar }: { calendar: Calendar }) {
  const change = useCalendarChange();
  return (
    <>
      <div role="group" aria-label={t`In the calendar`} className={styles.boxes}>
        <Checkbox isSelected={calendar.trips} onChange={(trips) => change({ trips })}>
          {t`Trips`}
        </Checkbox>
        <Checkbox isSelected={calendar.licenses} onChange={(licenses) => change({ licenses })}>
          {t`Licenses that end`}
        </Checkbox>
        <Checkbox isSelected={calendar.returns} onChange={(returns) => change({ returns })}>
          {t`Returns that are due`}
        </Checkbox>
        <Tides waterId={calendar.tides_water_id} onChange={(id) => change({ tides_water_id: id })} />
        <Checkbox isSelected={calendar.good_days} onChange={(isOn) => change({ good_days: isOn })}>
          {t`Days like your good ones`}
        </Checkbox>
      </div>
      <div className={styles.names}>
        <Icon of={MapPin} />
        <div>
          <b>{t`Names of waters, licenses and returns`}</b>
          <p>{t`Off: an entry says “Trip”. Exact spots never go in.`}</p>
        </div>
        <Switch
          label={t`Names of waters, licenses and returns`}
          isOn={calendar.names}
          onChange={(names) => change({ names })}
        />
      </div>
      <AddressActions />
    </>
  );
}

interface TidesProps {
  waterId: string | null;
  onChange: (waterId: string | null) => void;
}

function Tides({ waterId, onChange }: TidesProps) {
  const { data } = useWaters();
  const tidal = (data?.waters ?? [])
    .filter(({ id, kind }) => tidalReach(kind) !== null || id === waterId)
    // Stable, so that the water fished last comes first.
    .toSorted((one, other) => Number(other.kind === "sea") - Number(one.kind === "sea"));
  const names = new Map(tidal.map(({ id, name }) => [id, name]));
  const [first] = tidal;
  return (
    <>
      <Checkbox
        isSelected={waterId !== null}
        isDisabled={waterId === null && !first}
        onChange={(isOn) => onChange(isOn ? (first?.id ?? null) : null)}
      >
        {t`Turns of the tide`}
        {data && !first && <span className={styles.needs}>{t`Needs a water of yours at the sea`}</span>}
      </Checkbox>
      {waterId !== null && (
        <div className={styles.water}>
          <Select
            label={t`At which water`}
            isRequired
            options={[...names.keys()]}
            nameOf={(id) => names.get(id) ?? ""}
            value={waterId}
            onChange={onChange}
          />
        </div>
      )}
    </>
  );
}

type Asked = "renew" | "remove" | null;

function AddressActions() {
  const [asked, setAsked] = useState<Asked>(null);
  return (
    <div className={styles.actions}>
      <SettingsActions>
        <Button onPress={() => setAsked("renew")}>
          <Icon of={RefreshCw} isSmall />
          {t`Renew the address`}
        </Button>
        <Button look="quiet" className={styles.turnOff} onPress={() => setAsked("remove")}>
          {t`Turn off`}
        </Button>
        <span className={utilities.hint}>{t`The old address stops at once.`}</span>
      </SettingsActions>
      {asked === "renew" && <RenewQuestion onClose={() => setAsked(null)} />}
      {asked === "remove" && <TurnOffQuestion onClose={() => setAsked(null)} />}
    </div>
  );
}

function RenewQuestion({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: renewCalendar,
    onSuccess: (calendar) => {
      queryClient.setQueryData(calendarQuery.queryKey, calendar);
      showToast({ text: t`New address made` });
      onClose();
    },
  });
  return (
    <AlertDialog
      title={t`Renew the address?`}
      action={isPending ? t`Renewing...` : t`Renew the address`}
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{t`The old address stops at once. Subscribe to the new one in each calendar that reads it.`}</p>
      <Problem
        text={error && describeFailure(error, t`The address could not be renewed. Please try again.`)}
      />
    </AlertDialog>
  );
}

function TurnOffQuestion({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: removeCalendar,
    onSuccess: () => {
      queryClient.setQueryData(calendarQuery.queryKey, null);
      showToast({ text: t`Calendar turned off` });
      onClose();
    },
  });
  return (
    <AlertDialog
      title={t`Turn the calendar off?`}
      action={isPending ? t`Turning off...` : t`Turn off`}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{t`Its address stops at once. Calendars that read it lose its entries.`}</p>
      <Problem text={error && describeFailure(error, t`It could not be turned off. Please try again.`)} />
    </AlertDialog>
  );
}

const SCOPE = "calendar";

/** Returns a function that changes what is in the calendar. The page shows it at once, and reverts it if it fails. */
function useCalendarChange(): (changes: CalendarChanges) => void {
  const queryClient = useQueryClient();
  const { queryKey } = calendarQuery;
  const { mutate } = useMutation({
    mutationKey: [SCOPE],
    scope: { id: SCOPE },
    mutationFn: changeCalendar,
    onSuccess: (stored) => {
      // While others wait, the answer does not have them yet.
      if (queryClient.isMutating({ mutationKey: [SCOPE] }) === 1) queryClient.setQueryData(queryKey, stored);
    },
    onError: (error) => {
      void queryClient.invalidateQueries(calendarQuery);
      showToast({ text: describeFailure(error, t`This was not saved. Please try again.`), isError: true });
    },
  });
  return (changes) => {
    void queryClient.cancelQueries(calendarQuery);
    queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, ...known(changes) });
    mutate(changes);
  };
}

/** Leaves out fields that are `undefined`. */
function known(changes: CalendarChanges): { [Name in keyof CalendarChanges]-?: never } | object {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
