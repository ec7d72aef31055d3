import { MeasureFigure } from "../../units/measure-figure.tsx";
import { useUnits } from "../../units/use-units.ts";
import type { WaitingCatch } from "../waiting/waiting-catches.ts";
import { describeLoad, describeTackle, describeWhen, nameOf } from "./describe-waiting.ts";
import { UploadProgress } from "./upload-progress.tsx";
import { WaitingActions } from "./waiting-actions.tsx";
import { WaitingFrame } from "./waiting-frame.tsx";
import { WaitingThumbnail } from "./waiting-thumbnail.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./waiting-row.module.css";

interface WaitingRowProps {
  waiting: WaitingCatch;
  /** What is to be sent of it. */
  bytes: number;
  now: Date;
}

export function WaitingRow({ waiting, bytes, now }: WaitingRowProps) {
  const tackle = describeTackle(waiting.noted, useUnits());
  const { weight } = waiting.noted;
  const name = nameOf(waiting.noted);
  return (
    <WaitingFrame
      name={name}
      waiting={waiting}
      picture={<WaitingThumbnail waiting={waiting} />}
      load={<Load waiting={waiting} bytes={bytes} name={name} />}
      actions={<WaitingActions waiting={waiting} name={name} />}
      now={now}
    >
      <p className={styles.sub}>
        {typeof weight === "number" && (
          <MeasureFigure measure="weight" value={weight} className={styles.weight} />
        )}
        {typeof weight === "number" && tackle !== "" && " · "}
        {tackle}
      </p>
      <p className={styles.sub}>{describeWhen(waiting.noted)}</p>
    </WaitingFrame>
  );
}

function Load({ waiting, bytes, name }: Omit<WaitingRowProps, "now"> & { name: string }) {
  if (waiting.state === "sending") return <UploadProgress waiting={waiting} name={name} />;
  return <p className={utilities.hint}>{describeLoad(waiting, bytes)}</p>;
}
