import type { MeasureName } from "@creel/domain/details/details";
import { Fragment } from "react";

import { useUnits } from "../../units/use-units.ts";

import * as styles from "./measure-cell.module.css";

interface MeasureCellProps {
  measure: MeasureName;
  /** In the API's unit; `null` when not noted. */
  value: number | null;
  isStrong?: boolean;
  /** Shows every decimal that was typed. */
  isExact?: boolean;
}

export function MeasureCell({ measure, value, isStrong = false, isExact = false }: MeasureCellProps) {
  const { exact, glance } = useUnits();
  if (value === null) return <NotNoted />;
  return (isExact ? exact : glance)(measure, value).map(({ figure, unit }, index) => (
    <Fragment key={unit}>
      {index > 0 && " "}
      {isStrong ? <b className={styles.strong}>{figure}</b> : figure}
      <span className={styles.unit}>{unit}</span>
    </Fragment>
  ));
}

/** A cell without a value is neither 0 nor empty. */
export function NotNoted() {
  return <span className={styles.root}>–</span>;
}
