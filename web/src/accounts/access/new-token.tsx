import { type MadeApiToken, TOKEN_LIMITS, type TokenScope } from "@creel/domain/accounts/api-tokens";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { useId, useState } from "react";

import { ApiError } from "../../http/api-error.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { FieldMessage } from "../../ui/fields/field-message.tsx";
import { FieldTitle } from "../../ui/fields/field-title.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { useUnits } from "../../units/use-units.ts";
import { ConfirmFields, isAboutConfirmation, useConfirmation } from "../confirm/confirm-step.tsx";
import { SecretOnce } from "./secret-once.tsx";
import { PLAIN_SCOPES, type PlainScope } from "./token-words.ts";
import { makeToken, tokensQuery } from "./tokens-api.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./new-token.module.css";

/** Makes a token for a program, and shows it once. */
export function NewToken({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<MadeApiToken | null>(null);
  if (made) return <MadeToken made={made} onDone={onClose} />;
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={t`New token`} onClose={onClose} />
      <TokenForm onMade={setMade} onClose={onClose} />
    </Dialog>
  );
}

interface Draft {
  name: string;
  /** A key of `LIFETIMES`. */
  days: string;
  scopes: readonly PlainScope[];
  hasPlaces: boolean;
}

/** In days. */
const LIFETIMES: Record<string, MessageDescriptor> = {
  30: msg`in 30 days`,
  90: msg`in 90 days`,
  365: msg`in a year`,
  730: msg`in two years`,
};
const NEW: Draft = { name: "", days: "365", scopes: ["read:now"], hasPlaces: false };

interface TokenFormProps {
  onMade: (made: MadeApiToken) => void;
  onClose: () => void;
}

function TokenForm({ onMade, onClose }: TokenFormProps) {
  const [draft, setDraft] = useState(NEW);
  const [isTried, setIsTried] = useState(false);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const confirm = useConfirmation();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => makeToken({ ...toSent(draft), ...(await confirm.read()) }),
    onSuccess: (made) => {
      onMade(made);
      return queryClient.invalidateQueries(tokensQuery);
    },
  });
  const refusals = isTried ? refusalsOf(draft) : {};
  const submit = () => {
    setIsTried(true);
    if (Object.keys(refusalsOf(draft)).length === 0 && !isPending) mutate();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DialogBody className={styles.fields}>
        <div className={styles.pair}>
          <TextField
            label={t`For which program`}
            placeholder={t`Home Assistant`}
            maxLength={TOKEN_LIMITS.name}
            autoFocus
            value={draft.name}
            onChange={(name) => change({ name })}
            error={refusals.name ?? nameRefusal(error)}
          />
          <Select
            label={t`Ends`}
            options={Object.keys(LIFETIMES)}
            nameOf={describeLifetime}
            value={draft.days}
            onChange={(days) => change({ days: days ?? NEW.days })}
            isRequired
          />
        </div>
        <ScopeChoices draft={draft} change={change} error={refusals.scopes} />
        <PlacesChoice isOn={draft.hasPlaces} onChange={(hasPlaces) => change({ hasPlaces })} />
        <ConfirmFields {...confirm.fields} error={error} />
        <Problem text={error && describeProblem(error)} />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="signal" isPending={isPending}>
          {isPending ? t`Making...` : t`Make the token`}
        </Button>
      </DialogFoot>
    </form>
  );
}

interface ScopeChoicesProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  error: string | undefined;
}

const SCOPES: readonly PlainScope[] = ["read:now", "read:log", "write:catches"];

function ScopeChoices({ draft: { scopes }, change, error }: ScopeChoicesProps) {
  const id = useId();
  const set = (scope: PlainScope, isOn: boolean) =>
    change({ scopes: SCOPES.filter((each) => (each === scope ? isOn : scopes.includes(each))) });
  return (
    <div role="group" aria-labelledby={id}>
      <FieldTitle id={id}>{t`It may`}</FieldTitle>
      {SCOPES.map((scope) => (
        <Checkbox key={scope} isSelected={scopes.includes(scope)} onChange={(isOn) => set(scope, isOn)}>
          <b className={styles.scope}>{i18n._(PLAIN_SCOPES[scope].name)}</b>
          <span className={utilities.hint}>{i18n._(PLAIN_SCOPES[scope].hint)}</span>
        </Checkbox>
      ))}
      {error !== undefined && <FieldMessage isError>{error}</FieldMessage>}
    </div>
  );
}

/** Stands apart, because it gives away what the others do not. */
function PlacesChoice({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const size = useSquareSize();
  return (
    <div className={styles.places}>
      <Icon of={MapPin} />
      <div>
        <b>{t`Exact places`}</b>
        <p className={utilities.hint}>
          {t`Off: every position is a square of about ${size}. On: whoever has this token has your spots.`}
        </p>
      </div>
      <Switch label={t`Exact places`} isOn={isOn} onChange={onChange} />
    </div>
  );
}

/** The longer side of the square, in miles. */
const SQUARE_MILES = 7;

function useSquareSize(): string {
  return useUnits().formatDistance(SQUARE_MILES);
}

function MadeToken({ made, onDone }: { made: MadeApiToken; onDone: () => void }) {
  const size = useSquareSize();
  const { name, token, scopes, expiresAt } = made;
  const allowed = SCOPES.filter((scope) => scopes.includes(scope));
  const names = allowed.map((scope) => i18n._(PLAIN_SCOPES[scope].name));
  return (
    <SecretOnce
      title={t`Your token for ${name}`}
      secrets={[token]}
      facts={[
        { term: t`May`, value: new Intl.ListFormat(dateLocale).format(names) },
        {
          term: t`Places`,
          value: scopes.includes("read:places") ? t`Exact places` : t`Squares of about ${size}`,
        },
        { term: t`Ends`, value: formatEnd(new Date(expiresAt)) },
      ]}
      onDone={onDone}
    >
      <b>{t`It is shown this once.`}</b>{" "}
      {t`Creel doesn’t store the token itself. Lost it? Revoke it and make another.`}
    </SecretOnce>
  );
}

function toSent({ name, days, scopes, hasPlaces }: Draft) {
  const all: TokenScope[] = [...scopes, ...(hasPlaces ? (["read:places"] as const) : [])];
  return { name: name.trim(), scopes: all, expiresAt: endAfter(days).toISOString() };
}

function endAfter(days: string): Date {
  return new Date(Date.now() + Number(days) * DAY_MS);
}

/** Example: "Nov 21, 2027, in a year". */
function describeLifetime(days: string): string {
  const day = formatEnd(endAfter(days));
  const lifetime = LIFETIMES[days];
  return lifetime ? t`${day}, ${i18n._(lifetime)}` : day;
}

function formatEnd(end: Date): string {
  return new Intl.DateTimeFormat(dateLocale, { dateStyle: "medium" }).format(end);
}

function refusalsOf({ name, scopes }: Draft): { name?: string; scopes?: string } {
  return {
    ...(name.trim() === "" && { name: t`Which program is it for?` }),
    ...(scopes.length === 0 && { scopes: t`Choose at least one.` }),
  };
}

function nameRefusal(error: Error | null): string | undefined {
  return error instanceof ApiError ? error.explanation?.fields?.["name"] : undefined;
}

/** `null` if the reason stands below a field. */
function describeProblem(error: Error): string | null {
  if (isAboutConfirmation(error) || nameRefusal(error) !== undefined) return null;
  return describeFailure(error, t`The token could not be made. Please try again.`);
}
