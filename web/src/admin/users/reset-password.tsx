import { newPasswordSchema } from "@creel/domain/accounts/register";
import { RESET_LINK_MINUTES } from "@creel/domain/accounts/reset-password";
import { fullName } from "@creel/domain/accounts/user";
import type { AdminUser } from "@creel/domain/admin/admin-users";
import { revealReasonSchema } from "@creel/domain/admin/new-reveal";
import { i18n } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import * as z from "zod/mini";

import { placeFailure } from "../../accounts/place-failure.ts";
import { formResolver } from "../../i18n/form-resolver.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { useAdminAction } from "../use-admin-action.ts";
import { renewPassword } from "./api.ts";
import { describeEnd } from "./describe-user.ts";
import { PasswordWay, type PasswordWayValues } from "./password-way.tsx";
import { ReasonField } from "./reason-field.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./users.module.css";

/** The admin can sign in with a password they set, so they must give a reason. */
const formSchema = z.discriminatedUnion("way", [
  z.object({ way: z.literal("link"), password: z.string(), reason: z.string() }),
  z.object({ way: z.literal("typed"), password: newPasswordSchema, reason: revealReasonSchema }),
]);

interface Values extends PasswordWayValues {
  reason: string;
}

const NAMES = ["password", "reason"] as const;
const FALLBACK = msg`The password could not be reset. Please try again.`;

interface ResetPasswordProps {
  user: AdminUser;
  onClose: () => void;
}

export function ResetPassword({ user, onClose }: ResetPasswordProps) {
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={t`Reset password`} onClose={onClose} />
      <ResetPasswordForm user={user} onClose={onClose} />
    </Dialog>
  );
}

function ResetPasswordForm({ user, onClose }: ResetPasswordProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isSecondStepOff, setIsSecondStepOff] = useState(false);
  const { mutate, isPending } = useAdminAction<AdminUser>();
  const { control, handleSubmit, setError } = useForm<Values>({
    resolver: formResolver(formSchema),
    defaultValues: { way: "link", password: "", reason: "" },
  });
  const way = useWatch({ control, name: "way" });
  const isSuspended = user.account_status === "suspended";
  const isMailed = way === "link" && !isSuspended;
  const name = fullName(user);

  function submit({ password, reason }: Values): void {
    setFailure(null);
    mutate({
      act: () =>
        renewPassword(user.id, {
          ...(way === "typed" && { password, reason }),
          ...(isSecondStepOff && { second_step_off: true }),
        }),
      done: describeDone({ way, isMailed }, user),
      onDone: onClose,
      onFailed: (error) =>
        setFailure(placeFailure(error, { setError, names: NAMES, fallback: i18n._(FALLBACK) })),
    });
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <DialogBody className={styles.password}>
        <p>
          {way === "link" ? (
            <Trans>
              <b>{name}</b> keeps the old password until they choose a new one.
            </Trans>
          ) : (
            <Trans>
              <b>{name}</b>’s old password stops working.
            </Trans>
          )}{" "}
          {describeEnd(user.sessions)}
        </p>
        <PasswordWay
          control={control}
          names={{ way: "way", password: "password" }}
          linkHint={describeLink(isSuspended)}
        />
        {way === "typed" && <ReasonField control={control} name="reason" of={name} />}
        <SecondStepOff isOn={isSecondStepOff} onChange={setIsSecondStepOff} />
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="deep" isPending={isPending}>
          {isPending ? t`Resetting...` : isMailed ? t`Reset and email the link` : t`Reset password`}
        </Button>
      </DialogFoot>
    </form>
  );
}

interface SecondStepOffProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Without a phone, the new password alone would let nobody in. */
function SecondStepOff({ isOn, onChange }: SecondStepOffProps) {
  return (
    <Checkbox isSelected={isOn} onChange={onChange}>
      {t`Also turn off codes by app and remove all passkeys`}{" "}
      <span className={utilities.hint}>{t`For someone who lost their phone. We tell them.`}</span>
    </Checkbox>
  );
}

function describeLink(isSuspended: boolean): string {
  if (isSuspended) {
    return t`We don’t email a link while they are suspended. They can ask for one after you lift the suspension.`;
  }
  const minutes = RESET_LINK_MINUTES;
  return t`${plural(minutes, { one: "It works once and expires in # minute.", other: "It works once and expires in # minutes." })}`;
}

function describeDone({ way, isMailed }: { way: string; isMailed: boolean }, user: AdminUser): string {
  const { email } = user;
  if (isMailed) return t`A link is on its way to ${email}`;
  const name = fullName(user);
  return way === "link" ? t`${name} is signed out everywhere` : t`${name}’s old password no longer works`;
}
