import type { UnitSystem } from "@creel/domain/accounts/user";
import type { CustomField } from "@creel/domain/custom-fields/custom-field";
import { CUSTOM_FIELD_LIMITS } from "@creel/domain/custom-fields/custom-field-limits";
import type { NewCustomFieldValues } from "@creel/domain/custom-fields/new-custom-field";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Plus, ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { useState } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { TryAgain } from "../../ui/feedback/load-failure.tsx";
import { Notice, Skeleton } from "../../ui/feedback/states.tsx";
import { FieldTitle } from "../../ui/fields/field-title.tsx";
import { ToggleChip } from "../../ui/filters/toggle-chip.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { Menu, MenuItem } from "../../ui/overlays/menu.tsx";
import { changeField, createField } from "../save-fields.ts";
import { useAllCustomFields } from "../use-custom-fields.ts";
import { describeField } from "./describe-field.ts";
import { FateOffer } from "./fate-offer.tsx";
import { FieldDialog } from "./field-dialog.tsx";
import { RemovedFields } from "./removed-fields.tsx";
import { useFieldChange } from "./use-field-change.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./own-fields.module.css";

/**
 * The height of the suggestions shown to an angler without fields, in pixels, so that the content below does not move.
 */
const ROOM_PX = 136;

export function OwnFields() {
  return (
    <SettingsRow
      title={t`Your custom fields`}
      note={t`They show up in the catch form, in filters and in exports.`}
    >
      <Fields />
    </SettingsRow>
  );
}

function Fields() {
  const query = useAllCustomFields();
  const { data: fields } = query;
  if (hasFailed(query)) {
    return (
      <div className={styles.failure}>
        <Notice tone="bad">
          <span key={query.errorUpdateCount}>
            {t`Your custom fields could not be loaded. Check your connection and try again.`}
          </span>
        </Notice>
        <TryAgain query={query} />
      </div>
    );
  }
  if (!fields) {
    return (
      <div role="status" aria-label={t`Loading your custom fields`}>
        <Skeleton width="52%" height={ROOM_PX} />
      </div>
    );
  }
  return <LoadedFields fields={fields} />;
}

function LoadedFields({ fields }: { fields: readonly CustomField[] }) {
  const [edited, setEdited] = useState<CustomField | "new" | null>(null);
  const shown = fields.filter((field) => !field.is_removed);
  const most = CUSTOM_FIELD_LIMITS.perUser;
  const isFull = fields.length >= most;
  return (
    <div className={styles.root}>
      <FateOffer hasUndo />
      {shown.length > 0 && (
        <ul aria-label={t`Your custom fields`}>
          {shown.map((field, index) => (
            <FieldLine
              key={field.id}
              field={field}
              before={placeOf(fields, shown[index - 1])}
              after={placeOf(fields, shown[index + 1])}
              onEdit={() => setEdited(field)}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className={styles.full}>{t`You’ve reached the limit of ${most} fields.`}</p>
      ) : (
        <>
          <SuggestedFields fields={fields} />
          <div>
            <Button onPress={() => setEdited("new")}>
              <Icon of={Plus} isSmall />
              {t`Add a field`}
            </Button>
          </div>
        </>
      )}
      <RemovedFields fields={fields.filter((field) => field.is_removed)} />
      {edited && <FieldDialog field={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

/** Returns the index among all fields, including removed ones; `null` if there is no neighbor. */
function placeOf(fields: readonly CustomField[], neighbor: CustomField | undefined): number | null {
  return neighbor ? fields.indexOf(neighbor) : null;
}

/** Suggested fields that the angler does not have yet. One tap adds each. */
function SuggestedFields({ fields }: { fields: readonly CustomField[] }) {
  const { units } = useUser();
  const { mutate, isPending } = useFieldChange({
    send: (suggested: NewCustomFieldValues) => createField(suggested),
    failure: t`The field could not be added. Please try again.`,
    hasToast: true,
  });
  const names = new Set(fields.map(({ name }) => name.toLowerCase()));
  const left = suggestedFields(units).filter(({ name }) => !names.has(name.toLowerCase()));
  if (left.length === 0) return null;
  return (
    <div role="group" aria-labelledby="suggested-fields">
      <FieldTitle id="suggested-fields">{t`Suggestions`}</FieldTitle>
      <div className={styles.chips}>
        {left.map((suggested) => (
          <ToggleChip key={suggested.name} isOn={false} onChange={() => !isPending && mutate(suggested)}>
            {suggested.name}
          </ToggleChip>
        ))}
      </div>
    </div>
  );
}

/** Returns fields that many anglers note. */
function suggestedFields(units: UnitSystem): NewCustomFieldValues[] {
  return [{ kind: "number", name: t`Girth`, unit: units === "metric" ? "cm" : "in" }];
}

interface FieldLineProps {
  field: CustomField;
  /** The positions of its neighbors among all fields; `null` for none. */
  before: number | null;
  after: number | null;
  onEdit: () => void;
}

function FieldLine({ field, before, after, onEdit }: FieldLineProps) {
  const { name } = field;
  const { mutate } = useFieldChange({
    send: (position: number) => changeField(field, { position }),
    failure: t`The field could not be moved. Please try again.`,
    hasToast: true,
  });
  const trigger = (
    <IconButton label={t`Move ${name}`} isDisabled={before === null && after === null}>
      <Icon of={GripVertical} />
    </IconButton>
  );
  return (
    <li className={styles.line}>
      <Menu trigger={trigger} label={t`Move ${name}`}>
        {before !== null && <MenuItem icon={ArrowUp} onAction={() => mutate(before)}>{t`Move up`}</MenuItem>}
        {after !== null && (
          <MenuItem icon={ArrowDown} onAction={() => mutate(after)}>{t`Move down`}</MenuItem>
        )}
      </Menu>
      <div className={styles.words}>
        <b>{name}</b>
        <p>{describeField(field)}</p>
      </div>
      <Button className={styles.action} onPress={onEdit}>
        <Trans>
          Edit<span className={utilities.visuallyHidden}> {name}</span>
        </Trans>
      </Button>
    </li>
  );
}
