import { PASSWORD_LENGTH } from "@creel/domain/accounts/register";
import type { Control, FieldPath, FieldValues } from "react-hook-form";

import { FormPasswordField } from "../../ui/fields/form-fields.tsx";
import { passwordStrength, STRENGTH_WORDS } from "./password-strength.ts";

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
  return (
    <div>
      <FormPasswordField
        {...field}
        note={`${PASSWORD_LENGTH.min} characters or more`}
        autoComplete="new-password"
      />
      {password !== "" && <StrengthMeter password={password} />}
    </div>
  );
}

function StrengthMeter({ password }: { password: string }) {
  const strength = passwordStrength(password);
  return (
    <div aria-live="polite">
      <div className={`strength strength-${strength}`} aria-hidden>
        <span />
        <span />
        <span />
        <span />
      </div>
      <p className="small muted">
        <span className="visually-hidden">Password strength: </span>
        {STRENGTH_WORDS[strength]}
      </p>
    </div>
  );
}
