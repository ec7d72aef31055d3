import { type ProfileNames, profileNamesSchema } from "@creel/domain/accounts/profile";
import type { User } from "@creel/domain/accounts/user";
import { t } from "@lingui/core/macro";
import { type ReactNode, useId, useState } from "react";
import { useForm } from "react-hook-form";

import { storeUser } from "../../http/stored-session.ts";
import { formResolver } from "../../i18n/form-resolver.ts";
import { updateMe } from "../../session/api.ts";
import { useUser } from "../../session/auth.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { FormTextField } from "../../ui/fields/form-fields.tsx";
import { useSubmit } from "../../ui/fields/use-submit.ts";
import { SettingsFields, SettingsWide, SettingsActions } from "../../ui/layout/settings-row.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { placeFailure } from "../place-failure.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

const NAMES = ["firstName", "lastName", "username"] as const;

export function NamesForm({ email }: { email: ReactNode }) {
  const user = useUser();
  const formId = useId();
  const [outcome, setOutcome] = useState<{ isSaved: boolean; failure: string | null }>(NOTHING_YET);
  const { control, handleSubmit, formState, reset, setError } = useForm<ProfileNames>({
    resolver: formResolver(profileNamesSchema),
    defaultValues: namesOf(user),
  });

  async function submit(names: ProfileNames): Promise<void> {
    setOutcome(NOTHING_YET);
    try {
      const changed = await updateMe(names);
      storeUser(changed);
      reset(namesOf(changed));
      setOutcome({ isSaved: true, failure: null });
    } catch (error) {
      const fallback = t`Your changes could not be saved. Please try again.`;
      const failure = placeFailure(error, { setError, names: NAMES, fallback });
      setOutcome({ isSaved: false, failure });
    }
  }

  const { isPending, onSubmit } = useSubmit(handleSubmit, submit);

  return (
    <SettingsFields>
      {/* Its button stands outside, after the email, whose own form must not be in this one. */}
      <form id={formId} noValidate aria-label={t`Names`} onSubmit={onSubmit}>
        <FormTextField control={control} name="firstName" label={t`First name`} autoComplete="given-name" />
        <FormTextField control={control} name="lastName" label={t`Last name`} autoComplete="family-name" />
        <FormTextField
          control={control}
          name="username"
          label={t`Username`}
          hint={t`Letters, numbers, dots and dashes`}
          autoComplete="nickname"
        />
      </form>
      {email}
      {outcome.failure !== null && (
        <SettingsWide>
          <Notice tone="bad">{outcome.failure}</Notice>
        </SettingsWide>
      )}
      <SettingsActions>
        <Button type="submit" form={formId} look="signal" isPending={isPending}>
          {isPending ? t`Saving...` : t`Save changes`}
        </Button>
        <p className={classNames(utilities.small, utilities.muted)} role="status">
          {outcome.isSaved && !formState.isDirty && t`Saved.`}
        </p>
      </SettingsActions>
    </SettingsFields>
  );
}

const NOTHING_YET = { isSaved: false, failure: null };

function namesOf({ firstName, lastName, username }: User): ProfileNames {
  return { firstName, lastName, username };
}
