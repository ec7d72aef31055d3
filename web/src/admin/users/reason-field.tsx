import { t } from "@lingui/core/macro";
import type { Control, FieldPath, FieldValues } from "react-hook-form";

import { FormTextField } from "../../ui/fields/form-fields.tsx";

interface ReasonFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** The name of the account's user. */
  of: string;
}

/** Asks why an admin sets the email or password of someone's account. */
export function ReasonField<Values extends FieldValues>({ of: user, ...field }: ReasonFieldProps<Values>) {
  return (
    <FormTextField
      {...field}
      label={t`Why do you need it?`}
      hint={t`${user} will see this reason with your name, because you could sign in as them and see every spot. It also goes in the audit log.`}
      autoComplete="off"
    />
  );
}
