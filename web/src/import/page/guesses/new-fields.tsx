import { CUSTOM_FIELD_KINDS } from "@creel/domain/custom-fields/custom-field";
import type { ColumnField } from "@creel/domain/import/plan/plan-fields";
import { t } from "@lingui/core/macro";

import { kindName } from "../../../custom-fields/settings/describe-field.ts";
import { joinList } from "../../../i18n/join-list.ts";
import type { GuessesProps } from "./file-guesses-props.ts";
import { GuessSelect } from "./guess-select.tsx";

interface NewFieldsProps extends Pick<GuessesProps, "onChoose"> {
  fields: readonly ColumnField[];
}

/** The own fields that the import makes, each with its kind. */
export function NewFields({ fields, onChoose }: NewFieldsProps) {
  return fields.map((field) => {
    const { column, name, kind, guess } = field;
    return (
      guess && (
        <GuessSelect
          key={column}
          label={t`New own field “${name}”`}
          guess={{ ...guess, value: kind }}
          options={CUSTOM_FIELD_KINDS}
          nameOf={kindName}
          examples={describeParts(field)}
          onChoose={(chosen) => onChoose({ fieldKinds: { [column]: chosen } })}
        />
      )
    );
  });
}

function describeParts({ unit, choices }: ColumnField): string {
  return unit === null ? joinList(choices) : t`In ${unit}`;
}
