import type { CustomField } from "@creel/domain/custom-fields/custom-field";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { Menu, MenuItem } from "../../ui/overlays/menu.tsx";
import { changeCustomField } from "../api.ts";
import { describeField } from "./describe-field.ts";
import { useFieldChange } from "./use-field-change.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./own-fields.module.css";

interface FieldLineProps {
  field: CustomField;
  /** The places of its neighbors; `null` for none. */
  before: number | null;
  after: number | null;
  onEdit: () => void;
}

export function FieldLine({ field, before, after, onEdit }: FieldLineProps) {
  const { name } = field;
  const { mutate } = useFieldChange({
    send: (position: number) => changeCustomField(field.id, { position }),
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
