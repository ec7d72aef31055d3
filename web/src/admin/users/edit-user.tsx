import { profileNamesSchema } from "@creel/domain/accounts/profile";
import { emailSchema } from "@creel/domain/accounts/register";
import { fullName } from "@creel/domain/accounts/user";
import { type AdminUser, adminUserChangesSchema } from "@creel/domain/admin/admin-users";
import { revealReasonSchema } from "@creel/domain/admin/new-reveal";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useState } from "react";
import { type Control, useForm, useWatch } from "react-hook-form";
import * as z from "zod/mini";

import { placeFailure } from "../../accounts/place-failure.ts";
import { formResolver } from "../../i18n/form-resolver.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { FormTextField } from "../../ui/fields/form-fields.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { useAdminAction } from "../use-admin-action.ts";
import { editUser } from "./api.ts";
import { ReasonField } from "./reason-field.tsx";

import * as styles from "./users.module.css";

const fields = { ...profileNamesSchema.shape, email: emailSchema };
const sameEmailSchema = z.object({ ...fields, reason: z.string() });
/** Whoever reads the new email can sign in, so the admin must give a reason. */
const newEmailSchema = z.object({ ...fields, reason: revealReasonSchema });
type Values = z.infer<typeof sameEmailSchema>;
const RESOLVERS = { same: formResolver(sameEmailSchema), new: formResolver(newEmailSchema) };
const NAMES = ["firstName", "lastName", "username", "email", "reason"] as const;
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
  const name = fullName(user);
  const { control, handleSubmit, setError } = useForm<Values>({
    resolver: (values, context, options) =>
      RESOLVERS[isOther(values.email, email) ? "new" : "same"](values, context, options),
    defaultValues: { firstName, lastName, username, email, reason: "" },
  });
  const isMoved = isOther(useWatch({ control, name: "email" }), email);

  function submit({ reason, ...values }: Values): void {
    setFailure(null);
    const saved = fullName(values);
    mutate({
      act: () => editUser(user.id, adminUserChangesSchema.parse({ ...values, ...(isMoved && { reason }) })),
      done: t`${saved} saved`,
      onDone: onClose,
      onFailed: (error) =>
        setFailure(placeFailure(error, { setError, names: NAMES, fallback: i18n._(FALLBACK) })),
    });
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <DialogBody className={styles.fields}>
        <NameFields control={control} />
        <FormTextField
          control={control}
          name="email"
          label={t`Email`}
          type="email"
          hint={t`They’ll sign in with this; we notify the old address`}
          autoComplete="off"
        />
        {isMoved && (
          <div className={styles.wide}>
            <ReasonField control={control} name="reason" of={name} />
          </div>
        )}
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

function NameFields({ control }: { control: Control<Values> }) {
  return (
    <>
      <FormTextField control={control} name="firstName" label={t`First name`} autoComplete="off" autoFocus />
      <FormTextField control={control} name="lastName" label={t`Last name`} autoComplete="off" />
      <FormTextField
        control={control}
        name="username"
        label={t`Username`}
        hint={t`Letters, numbers, dots and dashes`}
        autoComplete="off"
      />
    </>
  );
}

/** Ignores case: the same mailbox in other letters is not a new one. */
function isOther(email: string, before: string): boolean {
  return email.trim().toLowerCase() !== before.toLowerCase();
}
