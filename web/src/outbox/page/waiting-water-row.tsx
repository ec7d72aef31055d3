import { t } from "@lingui/core/macro";

import { joinList } from "../../i18n/join-list.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { kindName } from "../../waters/data/format-waters.ts";
import { waterPath } from "../../waters/data/water-paths.ts";
import type { WaterItem } from "../../waters/outbox/water-item.ts";
import { planChosenVersion } from "../changed-elsewhere.ts";
import type { WaitingSubject } from "../waiting/waiting-subjects.ts";
import { SubjectActions } from "./subject-actions.tsx";
import { WaitingFrame } from "./waiting-frame.tsx";
import { nameOfWater, namesOfSpots, useWaterOf } from "./water-of-waiting.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./waiting-row.module.css";

interface WaitingWaterRowProps {
  waiting: WaitingSubject<WaterItem>;
  now: Date;
}

export function WaitingWaterRow({ waiting, now }: WaitingWaterRowProps) {
  const { id, items, kind, state } = waiting;
  const water = useWaterOf(id, items);
  const name = nameOfWater(water);
  const spots = namesOfSpots(water, items);
  const asking = items.find((item) => item.state === "asks" && item.problem?.stored);
  return (
    <WaitingFrame
      name={name}
      waiting={waiting}
      load={<p className={utilities.hint}>{state === "sending" ? t`Uploading the water.` : LOADS[kind]()}</p>}
      actions={
        <SubjectActions
          waiting={waiting}
          name={name}
          planChosen={asking ? (all, isMine) => planChosenVersion(all, asking.id, isMine) : null}
          consequence={t`Nothing more will upload for this water or its spots. Anything already on the server stays, and so do catches and trips.`}
        >
          {water && kind !== "deleted" && (
            <LinkButton look="quiet" to={waterPath(water)} aria-label={t`Edit ${name}`}>
              {t`Edit`}
            </LinkButton>
          )}
        </SubjectActions>
      }
      now={now}
    >
      {water && <p className={styles.sub}>{joinList([kindName(water.kind), ...spots])}</p>}
    </WaitingFrame>
  );
}

const LOADS = {
  new: () => t`New water and its spots`,
  changed: () => t`Changes to the water, its spots or readings`,
  deleted: () => t`It’ll be deleted from the server when this uploads. Its catches and trips stay.`,
};
