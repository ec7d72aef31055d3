import { t } from "@lingui/core/macro";

import * as styles from "./map-frame.module.css";

/** What keys do, seen while the map has the keyboard; its name says the same to who hears it. */
export function MapShortcuts({ isMeasuring }: { isMeasuring: boolean }) {
  const keys: [key: string, does: string][] = [
    ["←↑→↓", t`Move`],
    ["+ −", t`Zoom`],
    ...(isMeasuring ? measuringKeys() : pinKeys()),
  ];
  return (
    <dl className={styles.shortcuts} data-measuring={isMeasuring} aria-hidden>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

function pinKeys(): [string, string][] {
  return [
    ["N", t`Next pin`],
    [t`Space`, t`Open`],
    [t`Enter`, t`Log here`],
  ];
}

function measuringKeys(): [string, string][] {
  return [
    [t`Enter`, t`Measure`],
    ["⌫", t`Undo`],
    [t`Esc`, t`End`],
  ];
}
