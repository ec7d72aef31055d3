import { findFieldError } from "@creel/domain/errors/field-error";
import { type NewChannelFields, newChannelSchema } from "@creel/domain/notifications/new-channel";
import type { NewChannelAnswer } from "@creel/domain/notifications/notifications";
import type { ChannelKind } from "@creel/domain/notifications/topics";
import { describeFieldError } from "@creel/texts/fields/describe-field-error";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";

import { SecretOnce } from "../../accounts/access/secret-once.tsx";
import { ApiError } from "../../http/api-error.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { focusRefused } from "../../ui/focus-refused.ts";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { addChannel, notificationsQuery } from "../data/api.ts";
import { channelName } from "./describe-channel.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./channels.module.css";

/** The kinds that have an address to type. */
export type AddedKind = Extract<ChannelKind, "ntfy" | "webhook">;

interface AddChannelProps {
  kind: AddedKind;
  onClose: () => void;
}

const TITLES: Record<AddedKind, () => string> = {
  ntfy: () => t`Add ntfy`,
  webhook: () => t`Add a webhook`,
};

const EXAMPLES: Record<AddedKind, string> = {
  ntfy: "https://ntfy.sh/my-topic",
  webhook: "https://hooks.example.org/creel",
};

/** Asks for an address. The key of a webhook is shown once afterward. */
export function AddChannel({ kind, onClose }: AddChannelProps) {
  const [made, setMade] = useState<{ name: string | null; secret: string } | null>(null);
  function handleAdded({ channel, secret }: NewChannelAnswer): void {
    if (secret !== null) return setMade({ name: channel.name, secret });
    const name = channelName(channel);
    showToast({ text: t`${name} added` });
    onClose();
  }
  if (made) return <SigningKey {...made} onDone={onClose} />;
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={TITLES[kind]()} onClose={onClose} />
      <ChannelForm kind={kind} onAdded={handleAdded} onClose={onClose} />
    </Dialog>
  );
}

interface Draft {
  url: string;
  token: string;
  name: string;
}

type FieldName = keyof Draft;
type Refusals = Partial<Record<FieldName, string>>;

/** In the order of the form. */
const FIELDS: readonly FieldName[] = ["url", "token", "name"];

function ChannelForm({
  kind,
  onAdded,
  onClose,
}: AddChannelProps & { onAdded: (made: NewChannelAnswer) => void }) {
  const [draft, setDraft] = useState<Draft>({ url: "", token: "", name: "" });
  const [refusals, setRefusals] = useState<Refusals>({});
  const inputs = useRef<Partial<Record<FieldName, HTMLInputElement | null>>>({});
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: addChannel,
    onSuccess: onAdded,
    onError: (failure) => refuse(failure instanceof ApiError ? (failure.explanation?.fields ?? {}) : {}),
    onSettled: () => queryClient.invalidateQueries(notificationsQuery),
  });

  function refuse(given: Refusals): void {
    setRefusals(given);
    const first = FIELDS.map((name) => given[name] && inputs.current[name]).find(Boolean);
    if (first) focusRefused(first);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const channel = toSent(kind, draft);
    const refused = refusalsOf(channel);
    refuse(refused);
    if (Object.keys(refused).length === 0) mutate(channel);
  }

  const fieldOf = (name: FieldName) => ({
    value: draft[name],
    onChange: (text: string) => setDraft({ ...draft, [name]: text }),
    error: refusals[name],
    inputRef: (input: HTMLInputElement | null) => void (inputs.current[name] = input),
  });
  const isPlaced = Object.keys(refusals).length > 0;
  return (
    <form noValidate onSubmit={submit}>
      <DialogBody className={styles.form}>
        {kind === "ntfy" ? <NtfyFields fieldOf={fieldOf} /> : <WebhookFields fieldOf={fieldOf} />}
        <TextField label={t`Name`} note={t`optional`} {...fieldOf("name")} />
        {kind === "webhook" && <WebhookExample />}
        <Problem
          text={
            error && !isPlaced ? describeFailure(error, t`It could not be added. Please try again.`) : null
          }
        />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="signal" isPending={isPending}>
          {isPending ? t`Adding...` : t`Add`}
        </Button>
      </DialogFoot>
    </form>
  );
}

interface FieldsProps {
  fieldOf: (
    name: FieldName,
  ) => Pick<Parameters<typeof TextField>[0], "value" | "onChange" | "error" | "inputRef">;
}

function NtfyFields({ fieldOf }: FieldsProps) {
  return (
    <>
      <TextField
        label={t`Address of the topic`}
        type="url"
        placeholder={EXAMPLES.ntfy}
        hint={t`Anyone who knows the topic can read it. Choose one that nobody can guess.`}
        {...fieldOf("url")}
      />
      <TextField
        label={t`Access token`}
        note={t`optional`}
        autoComplete="off"
        spellCheck="false"
        hint={t`Only if your ntfy server asks for one.`}
        {...fieldOf("token")}
      />
    </>
  );
}

function WebhookFields({ fieldOf }: FieldsProps) {
  return (
    <TextField
      label={t`Address`}
      type="url"
      placeholder={EXAMPLES.webhook}
      hint={t`Creel sends JSON to this address and tries for a day. If it still fails, this page says so.`}
      {...fieldOf("url")}
    />
  );
}

interface SigningKeyProps {
  name: string | null;
  secret: string;
  onDone: () => void;
}

function SigningKey({ name, secret, onDone }: SigningKeyProps) {
  const title = name === null ? t`Signing key of your webhook` : t`Signing key of ${name}`;
  return (
    <SecretOnce title={title} secrets={[secret]} onDone={onDone}>
      {t`You won’t see this key again. Your program checks the header Creel-Signature with it. Lost: remove the webhook and add it again.`}
    </SecretOnce>
  );
}

function toSent(kind: AddedKind, { url, token, name }: Draft): NewChannelFields {
  const shared = { name: name.trim() || null, url: url.trim() };
  return kind === "ntfy" ? { kind, ...shared, token: token.trim() || null } : { kind, ...shared };
}

/** Returns what the server would refuse, as sentences keyed by field; empty if nothing is wrong. */
function refusalsOf(channel: NewChannelFields): Refusals {
  const read = newChannelSchema.safeParse(channel);
  if (read.success) return {};
  const refusals: Record<string, string> = {};
  for (const { path, message } of read.error.issues) {
    const found = findFieldError(message);
    refusals[path.join(".")] ??= found ? describeFieldError(found, i18n) : message;
  }
  return refusals;
}

/** The format of a message, which is the same in every language. */
const EXAMPLE = `Creel-Signature: t=1795264860,v1=9f2c…
{
  "topic": "river_mark",
  "title": "Vermilion River is over 5.5 ft",
  "water": "Vermilion River",
  "direction": "over",
  "quantity": "level",
  "value": 5.6,
  "mark": 5.5,
  "trend": "rising",
  "measured_at": "2026-11-21T12:15:00.000Z",
  "url": "https://creel.example/catches/waters/…"
}`;

/** Shows what a webhook receives. */
function WebhookExample() {
  return (
    <div>
      <p className={classNames(utilities.small, utilities.muted)}>
        {t`A message looks like this. It never contains a position.`}
      </p>
      <pre className={styles.example}>{EXAMPLE}</pre>
    </div>
  );
}
