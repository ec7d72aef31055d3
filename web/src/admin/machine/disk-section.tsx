import type { DiskUse, Machine } from "@creel/domain/admin/machine";
import { t } from "@lingui/core/macro";

import { joinList } from "../../i18n/join-list.ts";
import { Figure } from "../../ui/layout/figure.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { formatBytes } from "../overview/describe-stats.ts";
import { bytesAmount, describeGrowth } from "./describe-machine.ts";

import * as styles from "./machine.module.css";

type PartName = "photos" | "database" | "backups";

interface Part {
  id: PartName | "free";
  name: string;
  /** `null` if it cannot be read. */
  bytes: number | null;
  isHere: boolean;
}

/** Shows what fills the disk of the data folder, and how long it lasts. */
export function DiskSection({ machine }: { machine: Machine }) {
  const { disk } = machine;
  const parts = partsOf(machine);
  return (
    <SettingsRow title={t`Disk`} note={describeGrowth(machine)}>
      {disk && <DiskBar parts={parts.filter(({ isHere }) => isHere)} total={disk.total} />}
      <dl className={styles.parts}>
        {parts.map(({ id, name, bytes, isHere }) => (
          <div key={id}>
            <dt>
              {isHere && <s data-part={id} aria-hidden />}
              {name}
            </dt>
            <dd>
              <Figure amounts={bytes === null ? [] : [bytesAmount(bytes)]} />
              {!isHere && <span className={styles.elsewhere}>{t`not on this disk`}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </SettingsRow>
  );
}

function partsOf({ disk, diskUse }: Machine): Part[] {
  const part = (id: PartName, name: string): Part => {
    const { bytes, place }: DiskUse[PartName] = diskUse[id];
    return { id, name, bytes, isHere: place === "here" };
  };
  return [
    part("photos", t`Photos`),
    part("database", t`Database`),
    part("backups", t`Backups`),
    { id: "free", name: t`Free`, bytes: disk?.free ?? null, isHere: true },
  ];
}

function DiskBar({ parts, total }: { parts: readonly Part[]; total: number }) {
  const size = formatBytes(total);
  const list = joinList(parts.map(({ name, bytes }) => `${name} ${formatBytes(bytes ?? 0)}`));
  const used = parts.filter(({ id }) => id !== "free");
  return (
    <>
      <svg className={styles.disk} role="img" aria-label={t`Of ${size}: ${list}`}>
        {used.map(({ id, bytes }, index) => (
          <rect
            key={id}
            data-part={id}
            x={percent(sumBefore(used, index), total)}
            width={percent(bytes ?? 0, total)}
            height="100%"
          />
        ))}
      </svg>
      <div className={styles.ticks} aria-hidden />
    </>
  );
}

function sumBefore(parts: readonly Part[], index: number): number {
  return parts.slice(0, index).reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
}

function percent(bytes: number, total: number): string {
  return `${total === 0 ? 0 : (100 * bytes) / total}%`;
}
