import type { Confirmation } from "@creel/domain/accounts/confirmation";
import { t } from "@lingui/core/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";

import { ApiError } from "../../http/api-error.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { useUser } from "../../session/auth.tsx";
import { announce } from "../../ui/announce.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { PasswordField } from "../../ui/fields/text-field.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { askPasskey, hasPasskeys, PasskeyError } from "./ask-passkey.ts";
import { confirmationQuery, loadConfirmOptions } from "./confirmation-api.ts";
import { describePasskeyFailure } from "./passkey-texts.ts";

import * as styles from "./confirm-step.module.css";

/** The step was not sent, because nothing was typed. */
class UnconfirmedError extends Error {
  override readonly name = "UnconfirmedError";
}

type Way = "password" | "passkey" | "provider";

interface Fields {
  /** The way in which the form's own button confirms. */
  way: Way;
  /** True if a button for a passkey stands below the password. */
  offersPasskey: boolean;
  /** Whether the provider signed in a moment ago; `null` until it is known. */
  isFresh: boolean | null;
  isEdited: boolean;
  password: string;
  onPasswordChange: (password: string) => void;
  onPasskey: () => void;
}

/** Returns `fields` for `ConfirmFields` in a form that sends a sensitive step, and `read` for when it is sent. */
export function useConfirmation() {
  const { has_password: hasPassword } = useUser();
  const { data: ways } = useQuery(confirmationQuery);
  const [password, setPassword] = useState("");
  const [isEdited, setIsEdited] = useState(false);
  /** True from the tap on the button for a passkey until the form is sent. */
  const isByPasskey = useRef(false);
  const hasPasskey = Boolean(ways?.passkey) && hasPasskeys();
  const way = wayOf({ hasPassword, hasPasskey });

  const fields: Fields = {
    way,
    offersPasskey: way === "password" && hasPasskey,
    isFresh: ways?.provider ?? null,
    isEdited,
    password,
    onPasswordChange: (text) => {
      setPassword(text);
      setIsEdited(true);
    },
    onPasskey: () => {
      isByPasskey.current = true;
    },
  };

  /** @throws UnconfirmedError, PasskeyError, ApiError, NetworkError */
  async function read(): Promise<Confirmation> {
    const isPasskey = isByPasskey.current || way === "passkey";
    isByPasskey.current = false;
    setIsEdited(false);
    if (isPasskey) return { passkey: await askPasskey(loadConfirmOptions) };
    if (way === "provider") return {};
    if (password === "") throw new UnconfirmedError("No password was typed.");
    return { password };
  }

  return { fields, read };
}

function wayOf({ hasPassword, hasPasskey }: { hasPassword: boolean; hasPasskey: boolean }): Way {
  if (hasPassword) return "password";
  return hasPasskey ? "passkey" : "provider";
}

/** Whether `ConfirmFields` says what went wrong. */
export function isAboutConfirmation(error: unknown): boolean {
  return describeUnconfirmed(error) !== null || isCanceled(error);
}

function isCanceled(error: unknown): boolean {
  return error instanceof PasskeyError && error.problem === "canceled";
}

const CODES: ReadonlySet<string | undefined> = new Set(["wrong_password", "wrong_passkey", "sign_in_again"]);

function describeUnconfirmed(error: unknown): string | null {
  if (error instanceof UnconfirmedError) return t`Enter your password`;
  if (error instanceof PasskeyError) return describePasskeyFailure(error, t`Your passkey could not be used.`);
  if (!(error instanceof ApiError)) return null;
  const { code, message, fields } = error.explanation ?? {};
  return fields?.["password"] ?? (CODES.has(code) ? (message ?? null) : null);
}

interface ConfirmFieldsProps extends Fields {
  /** The error of the last time that the form was sent. */
  error: unknown;
  /** True if the dialog announces a refusal, and the focus stays on its buttons. */
  isAnnounced?: boolean;
}

/** Asks for the password or a passkey. It stands in the form that it confirms. */
export function ConfirmFields({ error, isAnnounced = false, ...fields }: ConfirmFieldsProps) {
  const input = useRef<HTMLInputElement>(null);
  const problem = fields.isEdited ? null : describeUnconfirmed(error);
  useEffect(() => {
    const refusal = describeUnconfirmed(error);
    if (refusal === null || isAnnounced) return;
    if (document.activeElement === input.current) announce(refusal);
    else input.current?.focus();
  }, [error, isAnnounced]);
  if (fields.way === "password") return <PasswordOrPasskey {...fields} problem={problem} inputRef={input} />;
  return (
    <div>
      <p>
        {fields.way === "passkey"
          ? t`Your passkey confirms that it’s you.`
          : describeProvider(fields.isFresh)}
      </p>
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
    </div>
  );
}

function describeProvider(isFresh: boolean | null): string {
  if (isFresh === null) return "";
  return isFresh
    ? t`You just signed in with your provider, so there is nothing to confirm.`
    : t`Your account has no password and no passkey. Sign out, sign in again with your provider, and come back within 5 minutes.`;
}

interface PasswordOrPasskeyProps extends Fields {
  problem: string | null;
  inputRef: RefObject<HTMLInputElement | null>;
}

function PasswordOrPasskey({ offersPasskey, problem, inputRef, ...fields }: PasswordOrPasskeyProps) {
  return (
    <div className={styles.fields}>
      <PasswordField
        label={t`Your password`}
        inputRef={inputRef}
        value={fields.password}
        onChange={fields.onPasswordChange}
        autoComplete="current-password"
        error={problem ?? undefined}
      />
      {offersPasskey && (
        <Button
          look="quiet"
          className={styles.passkey}
          onPress={({ target }) => {
            fields.onPasskey();
            target.closest("form")?.requestSubmit();
          }}
        >
          <Icon of={Fingerprint} isSmall />
          {t`Use a passkey instead`}
        </Button>
      )}
    </div>
  );
}

interface ConfirmStepProps {
  title: string;
  /** The label of the button that confirms. */
  action: string;
  /** Its label while the step is sent. */
  pending?: string;
  isDanger?: boolean;
  /** Says what the step does. */
  children?: ReactNode;
  /** Said of a failure that the server does not explain. */
  fallback: string;
  /** Sends the step. It closes the dialog when it succeeds. */
  onConfirm: (confirmation: Confirmation) => Promise<void>;
  onCancel: () => void;
}

/** Asks before a sensitive step, and for the password or a passkey. */
export function ConfirmStep({
  title,
  action,
  children,
  fallback,
  onConfirm,
  onCancel,
  ...looks
}: ConfirmStepProps) {
  const { pending = action, isDanger = false } = looks;
  const { fields, read } = useConfirmation();
  const describe = (failure: unknown) =>
    isAboutConfirmation(failure) ? null : describeFailure(failure, fallback);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => onConfirm(await read()),
    onError: (failure) => {
      const sentence = describeUnconfirmed(failure) ?? describe(failure);
      if (sentence !== null) announce(sentence);
    },
  });
  const submit = () => {
    if (!isPending) mutate();
  };
  const problem = error && !fields.isEdited ? describe(error) : null;
  return (
    <AlertDialog
      title={title}
      action={isPending ? pending : action}
      isDanger={isDanger}
      isPending={isPending}
      onConfirm={submit}
      onCancel={onCancel}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {children}
        <ConfirmFields {...fields} error={error} isAnnounced />
        {problem !== null && <Notice tone="bad">{problem}</Notice>}
      </form>
    </AlertDialog>
  );
}
