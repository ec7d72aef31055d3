import { RESET_LINK_MINUTES } from "@creel/domain/accounts/reset-password";
import { fullName, type Role } from "@creel/domain/accounts/user";
import { type AdminUser, newAdminUserSchema, roleChangeSchema } from "@creel/domain/admin/admin-users";
import { i18n } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { type Control, useController, useForm } from "react-hook-form";
import * as z from "zod/mini";

import { placeFailure } from "../../accounts/place-failure.ts";
import { roleName } from "../../accounts/sign-in/role-names.ts";
import { formResolver } from "../../i18n/form-resolver.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { FormTextField } from "../../ui/fields/form-fields.tsx";
import { RadioList } from "../../ui/fields/radio-list.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { useAdminAction } from "../use-admin-action.ts";
import { createUser } from "./api.ts";
import { passwordOf, PasswordWay, passwordWaySchema, type PasswordWayValues } from "./password-way.tsx";

import * as styles from "./users.module.css";

const { firstName, lastName, email } = newAdminUserSchema.shape;

const newUserFormSchema = z.intersection(
  z.object({ firstName, lastName, email, role: roleChangeSchema.shape.role }),
  passwordWaySchema,
);

const EMPTY_USER: NewUserValues = {
  firstName: "",
  lastName: "",
  email: "",
  role: "angler",
  way: "link",
  password: "",
};

const NAMES = ["firstName", "lastName", "email", "password"] as const;
const FALLBACK = msg`The user could not be added. Please try again.`;

export function AddUser({ onClose }: { onClose: () => void }) {
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={t`Add user`} onClose={onClose} />
      <AddUserForm onClose={onClose} />
    </Dialog>
  );
}

function AddUserForm({ onClose }: { onClose: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useAdminAction<AdminUser>();
  const { control, handleSubmit, setError } = useForm<NewUserValues>({
    resolver: formResolver(newUserFormSchema),
    defaultValues: EMPTY_USER,
  });

  function submit({ way, password, ...account }: NewUserValues): void {
    setFailure(null);
    const name = fullName({ ...account, username: account.email });
    mutate({
      act: () => createUser({ ...account, ...passwordOf({ way, password }) }),
      done: way === "link" ? t`${name} added. A link is on its way` : t`${name} added`,
      onDone: onClose,
      onFailed: (error) =>
        setFailure(placeFailure(error, { setError, names: NAMES, fallback: i18n._(FALLBACK) })),
    });
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <DialogBody className={styles.fields}>
        <FormTextField
          control={control}
          name="firstName"
          label={t`First name`}
          autoComplete="off"
          autoFocus
        />
        <FormTextField control={control} name="lastName" label={t`Last name`} autoComplete="off" />
        <div className={styles.wide}>
          <FormTextField control={control} name="email" label={t`Email`} type="email" autoComplete="off" />
        </div>
        <RoleChoice control={control} />
        <PasswordWay
          control={control}
          names={{ way: "way", password: "password" }}
          linkHint={describeLink()}
        />
        {failure !== null && (
          <div className={styles.wide}>
            <Notice tone="bad">{failure}</Notice>
          </div>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="deep" isPending={isPending}>
          {isPending ? t`Adding...` : t`Add user`}
        </Button>
      </DialogFoot>
    </form>
  );
}

function describeLink(): string {
  const minutes = RESET_LINK_MINUTES;
  return t`${plural(minutes, {
    one: "It works once and expires in # minute. After that, they can ask for another on the sign-in page.",
    other:
      "It works once and expires in # minutes. After that, they can ask for another on the sign-in page.",
  })}`;
}

const ROLES = [
  { id: "angler", hint: msg`Sees and edits only their own log.` },
  { id: "admin", hint: msg`Sees and edits every user and every catch.` },
] as const;

function RoleChoice({ control }: { control: Control<NewUserValues> }) {
  const { field } = useController({ control, name: "role" });
  const choices = ROLES.map(({ id, hint }) => ({ id, label: roleName(id), hint: i18n._(hint) }));
  return <RadioList label={t`Role`} choices={choices} value={field.value} onChange={field.onChange} />;
}

interface NewUserValues extends PasswordWayValues {
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
}
