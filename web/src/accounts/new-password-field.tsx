import { PASSWORD_LENGTH } from "@creel/domain/accounts/register";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { Control, FieldPath, FieldValues } from "react-hook-form";

import { FormPasswordField } from "../ui/fields/form-fields.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { passwordStrength, STRENGTH_LABELS, type Strength } from "./password-strength.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./new-password-field.module.css";

/** Keeps the height of its line. */
const EMPTY_LABEL = "\u00a0";

interface NewPasswordFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  password: string;
  autoFocus?: boolean;
}

export function NewPasswordField<Values extends FieldValues>({
  password,
  ...field
}: NewPasswordFieldProps<Values>) {
  const { min } = PASSWORD_LENGTH;
  return (
    <div>
      <FormPasswordField {...field} note={t`${min} characters or more`} autoComplete="new-password" />
      <StrengthMeter password={password} />
    </div>
  );
}

/** It is there before anything is typed, so that nothing below it moves then. */
function StrengthMeter({ password }: { password: string }) {
  const strength = password === "" ? null : passwordStrength(password);
  return (
    <div aria-live="polite">
      <div className={styles.strength} data-strength={strength ?? undefined} aria-hidden>
        <span />
        <span />
        <span />
        <span />
      </div>
      <p className={classNames(utilities.small, utilities.muted)}>
        {strength === null ? EMPTY_LABEL : <StrengthLabel strength={strength} />}
      </p>
    </div>
  );
}

function StrengthLabel({ strength }: { strength: Strength }) {
  const word = i18n._(STRENGTH_LABELS[strength]);
  return (
    <Trans>
      <span className={utilities.visuallyHidden}>Password strength: </span>
      {word}
    </Trans>
  );
}
