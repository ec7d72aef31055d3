import type { OutgoingUse } from "@creel/domain/admin/machine";
import { describeLearned, describePurpose } from "@creel/texts/outgoing-texts";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { Fragment } from "react";

import { joinList } from "../../i18n/join-list.ts";
import { NoFigure } from "../../ui/layout/figure.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { TableFrame } from "../../ui/table/table-frame.tsx";
import { type Clock, formatRecentTime } from "../admin-times.ts";
import { NUMBER } from "./describe-machine.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./machine.module.css";

interface OutgoingSectionProps {
  outgoing: readonly OutgoingUse[];
  clock: Clock;
}

/** Every host that this Creel connects to, what for, and what it learns. */
export function OutgoingSection({ outgoing, clock }: OutgoingSectionProps) {
  const used = outgoing.filter(({ isOn }) => isOn);
  const off = [...new Set(outgoing.filter(({ isOn }) => !isOn).map(nameOff))];
  return (
    <SettingsRow title={t`What goes out`} note={t`Made from the settings. Nothing else leaves this machine.`}>
      <TableFrame className={styles.outgoing}>
        <table aria-label={t`What goes out`}>
          <thead>
            <tr>
              <th scope="col">{t({ message: "To", context: "a host" })}</th>
              <th scope="col">{t({ message: "For", context: "what a host is asked for" })}</th>
              <th scope="col">{t({ message: "Learns", context: "a host" })}</th>
              <th scope="col" data-figure>
                {t`Today`}
              </th>
              <th scope="col">{t({ message: "Last", context: "when a host was asked" })}</th>
            </tr>
          </thead>
          <tbody>
            {used.map((entry) => (
              <Host key={entry.key} entry={entry} clock={clock} />
            ))}
          </tbody>
        </table>
      </TableFrame>
      {off.length > 0 && <p className={styles.hint}>{t`Off here: ${joinList(off)}.`}</p>}
    </SettingsRow>
  );
}

function Host({ entry, clock }: { entry: OutgoingUse; clock: Clock }) {
  const { key, host, today } = entry;
  return (
    <tr>
      <th scope="row">{host === null ? t`hosts that anglers name` : <Breakable host={host} />}</th>
      <td>{describePurpose(key, i18n)}</td>
      <td className={styles.secondary}>{describeLearned(key, i18n)}</td>
      <td data-figure>
        {today === null ? <NoFigure label={t`not counted`} /> : NUMBER.format(today)}
        <span className={classNames(styles.unit, utilities.onlyPhone)}>
          {t({ message: "today", context: "requests" })}
        </span>
      </td>
      <td className={styles.secondary}>{describeLast(entry, clock)}</td>
    </tr>
  );
}

/** Breaks a host after its dots, where it is too long. */
function Breakable({ host }: { host: string }) {
  const ends = [...host.matchAll(/\.|$/g)].map(({ 0: dot, index }) => index + dot.length);
  return ends.map((end, index) => (
    <Fragment key={end}>
      {index > 0 && <wbr />}
      {host.slice(ends[index - 1] ?? 0, end)}
    </Fragment>
  ));
}

function describeLast({ sender, lastAt }: OutgoingUse, clock: Clock): string {
  if (sender === "browsers") return t`by browsers`;
  return lastAt === null ? "" : formatRecentTime(new Date(lastAt), clock);
}

/** As in "River gauges in Norway (NVE_API_KEY)". One setting turns off all hosts of the weather. */
function nameOff({ key, setting }: OutgoingUse): string {
  if (setting === "WEATHER_PROVIDER") return t`weather, alerts, tides and gauges (${setting})`;
  return `${describePurpose(key, i18n)} (${setting})`;
}
