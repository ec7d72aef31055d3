import { newPasswordSchema } from "@creel/domain/accounts/register";
import { t } from "@lingui/core/macro";
import { type Control, type FieldPath, type FieldValues, useController, useWatch } from "react-hook-form";
import * as z from "zod/mini";

import { NewPasswordField } from "../../accounts/new-password-field.tsx";
import { RadioList } from "../../ui/fields/radio-list.tsx";

import * as styles from "./users.module.css";

/** The user chooses a password by a mailed link, or the admin types one. */
export const passwordWaySchema = z.discriminatedUnion("way", [
  z.object({ way: z.literal("link"), password: z.string() }),
  z.object({ way: z.literal("typed"), password: newPasswordSchema }),
]);

export interface PasswordWayValues {
  way: "link" | "typed";
  password: string;
}

/** Without a password the API mails a link. */
export function passwordOf({ way, password }: PasswordWayValues): { password?: string } {
  return way === "typed" ? { password } : {};
}

interface PasswordWayProps<Values extends FieldValues> {
  control: Control<Values>;
  names: { way: FieldPath<Values>; password: FieldPath<Values> };
  /** As in "It works for 30 minutes." */
  linkHint: string;
}

export function PasswordWay<Values extends FieldValues>({
  control,
  names,
  linkHint,
}: PasswordWayProps<Values>) {
  const { field } = useController({ control, name: names.way });
  const password: string = useWatch({ control, name: names.password });
  return (
    <div className={styles.passwordWay}>
      <RadioList
        label={t`Password`}
        choices={[
          { id: "link", label: t`Email them a link to choose one`, hint: linkHint },
          { id: "typed", label: t`Type a password`, hint: t`Give it to them yourself.` },
        ]}
        value={field.value === "typed" ? "typed" : "link"}
        onChange={field.onChange}
      />
      {field.value === "typed" && (
        <NewPasswordField
          control={control}
          name={names.password}
          label={t`New password`}
          password={password}
        />
      )}
    </div>
  );
}
