import { plural, t } from "@lingui/core/macro";
import { Trash2 } from "lucide-react";

import { Icon } from "../art/icon.tsx";
import { Button } from "../controls/button.tsx";
import { Checkbox } from "../controls/checkbox.tsx";
import { classNames } from "../styles/class-names.ts";

import * as utilities from "../styles/utilities.module.css";
import * as styles from "./data-table.module.css";

interface SelectionBarProps {
  /** The ids of the rows shown. */
  ids: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (selected: Set<string>) => void;
  onDelete: () => void;
  /** The total of the selected rows. */
  sum?: string | undefined;
  /** The range of the shown rows, displayed if none is selected. */
  range?: string;
}

/** Shows the selection and its actions. */
export function SelectionBar({ ids, selected, onSelect, onDelete, sum, range }: SelectionBarProps) {
  const count = ids.filter((id) => selected.has(id)).length;
  const isAll = count === ids.length;
  return (
    <div
      className={classNames(styles.selectionBar, count > 0 && styles.active)}
      role="group"
      aria-label={t`Selection`}
    >
      <Checkbox
        isSelected={isAll}
        isIndeterminate={count > 0 && !isAll}
        onChange={() => onSelect(new Set(isAll ? [] : ids))}
      >
        {count === 0 ? t`Select all shown` : t`${plural(count, { one: "# selected", other: "# selected" })}`}
      </Checkbox>
      {sum !== undefined && (
        <span className={classNames(styles.sum, utilities.small, utilities.muted)}>{sum}</span>
      )}
      {count === 0 && range !== undefined && <span className={styles.range}>{range}</span>}
      {count > 0 && (
        <Button look="danger" onPress={onDelete}>
          <Icon of={Trash2} isSmall />
          {t`Delete`}
        </Button>
      )}
    </div>
  );
}
