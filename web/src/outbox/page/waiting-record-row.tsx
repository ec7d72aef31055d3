import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { LinkButton } from "../../ui/controls/button.tsx";
import { planChosenVersion } from "../changed-elsewhere.ts";
import type { OutboxItem } from "../outbox-item.ts";
import type { WaitingSubject } from "../waiting/waiting-subjects.ts";
import { kindOf } from "./record-kinds.ts";
import { SubjectActions } from "./subject-actions.tsx";
import { WaitingFrame } from "./waiting-frame.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./waiting-row.module.css";

interface WaitingRecordRowProps {
  waiting: WaitingSubject<OutboxItem>;
  now: Date;
}

/** The row of a waiting lure, custom field, limit, or other record without a page of its own. */
export function WaitingRecordRow({ waiting, now }: WaitingRecordRowProps) {
  const { id, items, kind } = waiting;
  const name = useNameOfRecord(id, items);
  const { path, page, openPage, about } = kindOf(items);
  const asking = items.find((item) => item.state === "asks" && item.problem?.stored);
  return (
    <WaitingFrame
      name={name}
      waiting={waiting}
      load={<p className={utilities.hint}>{LOADS[kind]()}</p>}
      actions={
        <SubjectActions
          waiting={waiting}
          name={name}
          planChosen={asking ? (all, isMine) => planChosenVersion(all, asking.id, isMine) : null}
          consequence={t`Nothing more will upload. Anything already on the server stays.`}
        >
          <LinkButton look="quiet" to={path} aria-label={openPage(name)}>
            {page()}
          </LinkButton>
        </SubjectActions>
      }
      now={now}
    >
      <p className={styles.sub}>{about()}</p>
    </WaitingFrame>
  );
}

const LOADS = {
  new: () => t`New on this phone`,
  changed: () => t`Changes on this phone`,
  deleted: () => t`It’ll be deleted from the server when this uploads.`,
};

/**
 * Returns the name of the record once all its items are sent. Returns its earlier name if it is deleted or only partly
 * on this device.
 */
export function useNameOfRecord(id: string, items: readonly OutboxItem[]): string {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { nameOf, unnamed } = kindOf(items);
    return nameOf(queryClient, id, items) ?? unnamed();
  }, [queryClient, id, items]);
}
