import type { CustomField } from "@creel/domain/custom-fields/custom-field";
import type { Gear } from "@creel/domain/gear/gear";
import { t } from "@lingui/core/macro";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { customFieldsQuery } from "../../custom-fields/api.ts";
import { isFieldItem, withPendingFields } from "../../custom-fields/field-items.ts";
import { gearQuery } from "../../gear/data/api.ts";
import { gearOfItems, isGearItem } from "../../gear/data/gear-items.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { planChosenVersion } from "../changed-elsewhere.ts";
import type { OutboxItem } from "../outbox-item.ts";
import type { WaitingSubject } from "../waiting/waiting-subjects.ts";
import { SubjectActions } from "./subject-actions.tsx";
import { WaitingFrame } from "./waiting-frame.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./waiting-row.module.css";

interface WaitingRecordRowProps {
  waiting: WaitingSubject<OutboxItem>;
  now: Date;
}

/** The row of a waiting lure, rod or custom field. */
export function WaitingRecordRow({ waiting, now }: WaitingRecordRowProps) {
  const { id, items, kind } = waiting;
  const name = useNameOfRecord(id, items);
  const isGear = items.some(isGearItem);
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
          <LinkButton
            look="quiet"
            to={isGear ? "/tackle-box" : "/custom-fields"}
            aria-label={isGear ? t`Open the tackle box: ${name}` : t`Open the custom fields: ${name}`}
          >
            {isGear ? t`Tackle box` : t`Custom fields`}
          </LinkButton>
        </SubjectActions>
      }
      now={now}
    >
      <p className={styles.sub}>{isGear ? t`Tackle box` : t`Custom field`}</p>
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
    if (items.some(isFieldItem)) return fieldOf(queryClient, id, items)?.name ?? t`A custom field`;
    return gearOf(queryClient, id, items)?.name ?? t`A lure or rod`;
  }, [queryClient, id, items]);
}

function gearOf(queryClient: QueryClient, id: string, items: readonly OutboxItem[]): Gear | null {
  const stored = queryClient.getQueryData(gearQuery.queryKey)?.gear.find((gear) => gear.id === id);
  const own = items.filter(isGearItem);
  const base = own.map(({ work }) => ("base" in work ? work.base : null)).find((gear) => gear !== null);
  const changes = own.filter(({ work }) => work.kind !== "delete");
  return gearOfItems(stored ?? base ?? null, changes);
}

function fieldOf(
  queryClient: QueryClient,
  id: string,
  items: readonly OutboxItem[],
): CustomField | undefined {
  const stored = queryClient.getQueryData(customFieldsQuery.queryKey) ?? [];
  const own = items.filter(isFieldItem);
  const base = own.map(({ work }) => ("base" in work ? work.base : null)).find((field) => field !== null);
  const known = stored.some((field) => field.id === id) || !base ? stored : [base];
  const changes = own.filter(({ work }) => work.kind !== "delete");
  return withPendingFields(known, changes).find((field) => field.id === id);
}
