import { type PasswordChange, passwordChangeSchema } from "@creel/domain/accounts/own-account";
import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";

import { formResolver } from "../../i18n/form-resolver.ts";
import { useUser } from "../../session/auth.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { FormPasswordField } from "../../ui/fields/form-fields.tsx";
import { useSubmit } from "../../ui/fields/use-submit.ts";
import { SettingsFields, SettingsWide, SettingsActions } from "../../ui/layout/settings-row.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { changePassword, sessionsQuery } from "../api.ts";
import { NewPasswordField } from "../new-password-field.tsx";
import { placeFailure } from "../place-failure.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

const EMPTY: PasswordChange = { currentPassword: "", password: "" };

export function PasswordForm() {
  const { email } = useUser();
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<{ isChanged: boolean; failure: string | null }>(NOTHING_YET);
  const { control, handleSubmit, reset, setError } = useForm<PasswordChange>({
    resolver: formResolver(passwordChangeSchema),
    defaultValues: EMPTY,
  });

  const password = useWatch({ control, name: "password" });

  async function submit(change: PasswordChange): Promise<void> {
    setOutcome(NOTHING_YET);
    try {
      await changePassword(change);
      reset(EMPTY);
      setOutcome({ isChanged: true, failure: null });
      await queryClient.invalidateQueries(sessionsQuery);
    } catch (error) {
      const fallback = t`Your password could not be changed. Please try again.`;
      const form = { setError, names: ["currentPassword", "password"], fallback } as const;
      setOutcome({ isChanged: false, failure: placeFailure(error, form) });
    }
  }

  const { isPending, onSubmit } = useSubmit(handleSubmit, submit);

  return (
    <form noValidate onSubmit={onSubmit} aria-label={t`Change password`}>
      <SettingsFields>
        {/* For password managers: whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormPasswordField
          control={control}
          name="currentPassword"
          label={t`Current password`}
          autoComplete="current-password"
        />
        <NewPasswordField control={control} name="password" label={t`New password`} password={password} />
        {outcome.failure !== null && (
          <SettingsWide>
            <Notice tone="bad">{outcome.failure}</Notice>
          </SettingsWide>
        )}
        <SettingsActions>
          <Button type="submit" isPending={isPending}>
            {isPending ? t`Changing...` : t`Change password`}
          </Button>
          <p className={classNames(utilities.small, utilities.muted)} role="status">
            {outcome.isChanged && t`Password changed. You’re signed out on all other devices.`}
          </p>
        </SettingsActions>
      </SettingsFields>
    </form>
  );
}

const NOTHING_YET = { isChanged: false, failure: null };
