import { plural, t } from "@lingui/core/macro";
import { useMemo } from "react";

import { zoneChoices, zoneLabel } from "../../../places/time-zones.ts";
import { ComboBox } from "../../../ui/fields/combo-box.tsx";

import * as styles from "./look-at-photos.module.css";

interface CameraZonesProps {
  /** Whose zone nobody knows, with how many photos they took. */
  cameras: ReadonlyMap<string, number>;
  zones: Readonly<Record<string, string>>;
  /** The angler's own. */
  timeZone: string;
  onChange: (camera: string, zone: string) => void;
}

/** Asked once for each camera: no offset and no place on land say on which zone's clock it was. */
export function CameraZones({ cameras, zones, timeZone, onChange }: CameraZonesProps) {
  const choices = useMemo(
    () => zoneChoices(new Intl.DateTimeFormat().resolvedOptions().timeZone, timeZone),
    [timeZone],
  );
  return Array.from(cameras, ([camera, count]) => {
    const zone = zones[camera];
    const name = camera === "" ? t`a camera without a name` : camera;
    const choose = (label: string | null) => {
      const choice = choices.find((each) => each.name === label);
      if (choice) onChange(camera, choice.timeZone);
    };
    return (
      <div key={camera} className={styles.zone}>
        <ComboBox
          label={t`Which time zone was the clock of ${name} on?`}
          hint={t`${plural(count, { one: "# photo says a time, but nothing tells its zone.", other: "# photos say a time, but nothing tells their zone." })}`}
          options={choices}
          value={zone === undefined ? null : zoneLabel(zone)}
          onChange={choose}
          placeholder={zoneLabel(timeZone)}
        />
      </div>
    );
  });
}
