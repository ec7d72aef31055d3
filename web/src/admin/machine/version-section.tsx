import type { Machine } from "@creel/domain/admin/machine";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { ArrowUpCircle } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { whatsNewIn } from "../../version/whats-new.ts";
import { type Clock, formatRecentTime } from "../admin-times.ts";
import { describeSince } from "./describe-machine.ts";

import * as styles from "./machine.module.css";

interface VersionSectionProps {
  machine: Machine;
  clock: Clock;
}

export function VersionSection({ machine, clock }: VersionSectionProps) {
  const lines = whatsNewIn(machine.version) ?? [];
  const title = [machine.version, describeSince(machine, clock)].filter((part) => part !== null);
  return (
    <SettingsRow title={t`Version`} note={t`What is new in it, in three lines.`}>
      <b>{title.join(", ")}</b>
      {lines.length > 0 && (
        <ol className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id}>{i18n._(line)}</li>
          ))}
        </ol>
      )}
      {machine.updates.newer && <NewerVersion newer={machine.updates.newer} />}
      <Looking updates={machine.updates} clock={clock} />
    </SettingsRow>
  );
}

function NewerVersion({ newer }: { newer: NonNullable<Machine["updates"]["newer"]> }) {
  const { version, lines, url } = newer;
  return (
    <div className={styles.newer} role="status">
      <Icon of={ArrowUpCircle} />
      <div className={styles.grow}>
        <b>{t`${version} is out`}</b>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className={styles.secondary}>{t`Make a backup before you update.`}</p>
      </div>
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer">
          {t`Release notes`}
        </a>
      )}
    </div>
  );
}

/** It is a setting, so the page says how to change it. */
function Looking({ updates, clock }: { updates: Machine["updates"]; clock: Clock }) {
  return (
    <div className={styles.looking}>
      <div className={styles.grow}>
        <b>{t`Look for a newer version`}</b>
        <p className={styles.secondary}>{describeLooking(updates, clock)}</p>
      </div>
      {updates.isOn ? <Badge tone="good">{t`On`}</Badge> : <Badge>{t`Off`}</Badge>}
    </div>
  );
}

function describeLooking({ isOn, checkedAt, hasFailed }: Machine["updates"], clock: Clock): string {
  if (!isOn) {
    return t`Would ask the forge once a day and send nothing else. Set UPDATE_FEED to its releases and start Creel again.`;
  }
  if (checkedAt === null) return t`Asks the forge once a day. Sends nothing else. Not asked yet.`;
  const at = formatRecentTime(new Date(checkedAt), clock);
  if (hasFailed) return t`The forge didn’t answer, ${at}. Creel asks again tomorrow. Check UPDATE_FEED.`;
  return t`Asks the forge once a day. Sends nothing else. Last asked ${at}.`;
}
