import type { AdminCatch } from "@creel/domain/admin/admin-catches";
import { REVEAL_MINUTES, revealReasonSchema } from "@creel/domain/admin/new-reveal";
import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";
import { Eye } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";

import { ConfirmFields, isAboutConfirmation, useConfirmation } from "../../accounts/confirm/confirm-step.tsx";
import { nameOfOwner, type ShownCatch } from "../../catches/logbook/logged-by.ts";
import { logFailure } from "../../http/log-failure.ts";
import { formResolver } from "../../i18n/form-resolver.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { SquareMap } from "../../map/place/place-map.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Notice, Problem } from "../../ui/feedback/states.tsx";
import { FormTextField } from "../../ui/fields/form-fields.tsx";
import { TIME } from "../admin-times.ts";
import { describeActionFailure, useAdminAction } from "../use-admin-action.ts";
import { readAnyCatch, revealCatch } from "./api.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./hidden-place.module.css";

interface HiddenPlaceProps {
  caught: ShownCatch;
  onChanged: (caught: Catch) => void;
}

/** The square of somebody's catch with the way to see more, or how long it is seen. */
export function HiddenPlace({ caught, onChanged }: HiddenPlaceProps) {
  const { square, revealed_until: until, user } = caught;
  const name = user ? nameOfOwner(user) : "";
  if (until) return <Revealed key={until} id={caught.id} until={until} name={name} onChanged={onChanged} />;
  if (caught.latitude !== null) return null;
  return (
    <section className={styles.root}>
      {square && (
        <>
          <SquareMap square={square} />
          <p className={utilities.small}>
            <b>
              <bdi>{describeSquare(square)}</bdi>
            </b>
          </p>
        </>
      )}
      <p className={utilities.muted}>
        {t`Only ${name} can see the exact spot. Notes, the hour and the weather there are hidden too.`}
      </p>
      <Reveal id={caught.id} name={name} onChanged={onChanged} />
    </section>
  );
}

const BORDER_DECIMALS = 2;

/** "47.80 to 47.85, −92.30 to −92.25" */
function describeSquare({ west, south, east, north }: NonNullable<AdminCatch["square"]>): string {
  const digits = { minimumFractionDigits: BORDER_DECIMALS, maximumFractionDigits: BORDER_DECIMALS };
  const write = (degrees: number) => degrees.toLocaleString(dateLocale, digits);
  const [from, to, first, last] = [write(south), write(north), write(west), write(east)];
  return t`${from} to ${to}, ${first} to ${last}`;
}

interface RevealProps extends Pick<HiddenPlaceProps, "onChanged"> {
  id: string;
  name: string;
}

function Reveal(props: RevealProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked) return <RevealForm {...props} onCancel={() => setIsAsked(false)} />;
  return (
    <Button onPress={() => setIsAsked(true)}>
      <Icon of={Eye} isSmall />
      {t`Reveal the spot`}
    </Button>
  );
}

const reasonSchema = z.object({ reason: revealReasonSchema });

function RevealForm({ id, name, onChanged, onCancel }: RevealProps & { onCancel: () => void }) {
  const confirm = useConfirmation();
  const [failure, setFailure] = useState<unknown>(null);
  const { mutate, isPending } = useAdminAction<AdminCatch>();
  const { control, handleSubmit } = useForm({
    resolver: formResolver(reasonSchema),
    defaultValues: { reason: "" },
  });
  const minutes = REVEAL_MINUTES;
  const submit = ({ reason }: { reason: string }) =>
    mutate({
      act: async () => revealCatch(id, { reason, ...(await confirm.read()) }),
      done: t`${name} will be told that you looked`,
      onDone: onChanged,
      onFailed: setFailure,
    });
  return (
    <form
      ref={showWhole}
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <FormTextField
        control={control}
        name="reason"
        label={t`Why do you need it?`}
        hint={t`${name} will see this reason with your name. It also goes in the audit log. You’ll see the spot for ${minutes} minutes.`}
        autoFocus
      />
      <ConfirmFields {...confirm.fields} error={failure} />
      <Problem
        text={failure === null || isAboutConfirmation(failure) ? null : describeActionFailure(failure)}
      />
      <div className={styles.buttons}>
        <Button onPress={onCancel}>{t`Cancel`}</Button>
        <Button type="submit" look="deep" isPending={isPending}>
          {t`Reveal and notify them`}
        </Button>
      </div>
    </form>
  );
}

/** It opens at the end of what scrolls. */
function showWhole(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: "nearest" });
}

/** Shows the catch as it is shown then, once the time is over. */
function Revealed({ id, until, name, onChanged }: RevealProps & { until: string }) {
  const hide = useEffectEvent(() => {
    readAnyCatch(id).then(onChanged, (error: unknown) => logFailure("The place was not hidden again", error));
  });
  useEffect(() => {
    const timer = setTimeout(() => hide(), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  const time = new Intl.DateTimeFormat(dateLocale, TIME).format(new Date(until));
  return (
    <Notice tone="info">{t`You can see this until ${time}. ${name} will be told that you looked, and why.`}</Notice>
  );
}
