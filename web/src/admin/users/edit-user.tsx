import { profileNamesSchema } from "@creel/domain/accounts/profile";
import { emailSchema } from "@creel/domain/accounts/register";
import { fullName } from "@creel/domain/accounts/user";
import { type AdminUser, adminUserChangesSchema } from "@creel/domain/admin/admin-users";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";

import { placeFailure } from "../../accounts/form/place-failure.ts";
import { formResolver } from "../../i18n/form-resolver.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { FormTextField } from "../../ui/fields/form-fields.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { useAdminAction } from "../use-admin-action.ts";
import { editUser } from "./users.calls.ts";

import * as styles from "./users.module.css";

const formSchema = z.object({ ...profileNamesSchema.shape, email: emailSchema });
type Values = z.infer<typeof formSchema>;
const NAMES = ["firstName", "lastName", "username", "email"] as const;
const FALLBACK = msg`The changes could not be saved. Please try again.`;

interface EditUserProps {
  user: AdminUser;
  onClose: () => void;
}

export function EditUser({ user, onClose }: EditUserProps) {
  const name = fullName(user);
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={t`Edit ${name}`} onClose={onClose} />
      <EditUserForm user={user} onClose={onClose} />
    </Dialog>
  );
}

function EditUserForm({ user, onClose }: EditUserProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useAdminAction<AdminUser>();
  const { firstName, lastName, username, email } = user;
  const { control, handleSubmit, setError } = useForm<Values>({
    resolver: formResolver(formSchema),
    defaultValues: { firstName, lastName, username, email },
  });

  function submit(values: Values): void {
    setFailure(null);
    const name = fullName(values);
    mutate({
      act: () => editUser(user.id, adminUserChangesSchema.parse(values)),
      done: t`${name} is saved`,
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
        <FormTextField
          control={control}
          name="username"
          label={t`Username`}
          hint={t`Letters, numbers, dots and dashes`}
          autoComplete="off"
        />
        <FormTextField
          control={control}
          name="email"
          label={t`Email`}
          type="email"
          hint={t`They sign in with it from now on; the old address is told`}
          autoComplete="off"
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
          {isPending ? t`Saving...` : t`Save changes`}
        </Button>
      </DialogFoot>
    </form>
  );
}
