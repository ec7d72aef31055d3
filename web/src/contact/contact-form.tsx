import { fullName } from "@creel/domain/accounts/user";
import {
  CONTACT_PRIORITIES,
  CONTACT_SUBJECTS,
  type ContactMessage,
  type ContactMessageInput,
  contactMessageSchema,
} from "@creel/domain/contact/contact";
import { contactThanks } from "@creel/texts/contact/contact-thanks";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useCallback, useEffect, useRef, useState } from "react";
import { type Control, Controller, useController, useForm } from "react-hook-form";

import { CONTACT_KEY } from "../device/storage-keys.ts";
import { ApiError } from "../http/api-error.ts";
import { formResolver } from "../i18n/form-resolver.ts";
import { useOperator } from "../operator/operator.ts";
import { useAuth } from "../session/auth.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Segmented } from "../ui/controls/segmented.tsx";
import { Notice } from "../ui/feedback/states.tsx";
import { FieldTitle } from "../ui/fields/field-title.tsx";
import { FormTextField } from "../ui/fields/form-fields.tsx";
import { Select } from "../ui/fields/select.tsx";
import { TextAreaField } from "../ui/fields/text-field.tsx";
import { useEarlyText } from "../ui/fields/use-early-text.ts";
import { useSubmit } from "../ui/fields/use-submit.ts";
import { useRefusalRef } from "../ui/focus-refused.ts";
import { describeContactFailure, sendMessage } from "./api.ts";
import { PRIORITY_LABELS, SUBJECT_LABELS } from "./contact-labels.ts";

import * as styles from "./contact-form.module.css";

const THANKED_MS = 5000;

function useContactForm() {
  const { user } = useAuth();
  const [empty] = useState(() => ({
    name: user ? fullName(user) : "",
    email: user?.email ?? "",
    message: "",
    priority: "medium" as const,
    website: "",
  }));
  const form = useForm<ContactMessageInput, unknown, ContactMessage>({
    resolver: formResolver(contactMessageSchema),
    defaultValues: { ...empty, ...readContactDraft() },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { website: _, ...values } }) => keepContactDraft(values),
      }),
    [form],
  );
  return { ...form, empty };
}

export function ContactForm() {
  const { control, handleSubmit, reset, setError, empty } = useContactForm();
  const operator = useOperator();
  const [failure, setFailure] = useState<string | null>(null);
  const [isThanked, setIsThanked] = useState(false);
  useEffect(() => {
    if (!isThanked) return undefined;
    const timer = setTimeout(() => setIsThanked(false), THANKED_MS);
    return () => clearTimeout(timer);
  }, [isThanked]);

  async function submit(message: ContactMessage): Promise<void> {
    setFailure(null);
    setIsThanked(false);
    try {
      await sendMessage(message);
      reset(empty);
      forgetContactDraft();
      setIsThanked(true);
    } catch (error) {
      const fields = (error instanceof ApiError && error.explanation?.fields) || {};
      for (const name of FIELDS) {
        if (fields[name]) setError(name, { message: fields[name] });
      }
      setFailure(describeContactFailure(error));
    }
  }

  const { isPending, onSubmit } = useSubmit(handleSubmit, submit);

  return (
    <form className={styles.root} method="post" noValidate onSubmit={onSubmit}>
      <ContactFields control={control} />
      {isThanked && <Notice tone="good">{contactThanks(operator, i18n)}</Notice>}
      {failure && (
        <Notice tone="bad">
          {failure} <b>{t`Your message is still here.`}</b>
        </Notice>
      )}
      <div>
        <Button type="submit" look="signal" isLarge isPending={isPending}>
          {isPending ? t`Sending...` : t`Send Message`}
        </Button>
      </div>
    </form>
  );
}

const FIELDS = ["name", "email", "subject", "message", "priority"] as const;

type FieldsProps = { control: Control<ContactMessageInput, unknown, ContactMessage> };

function ContactFields({ control }: FieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <FormTextField
          control={control}
          name="name"
          label={t({ message: "Name", context: "of a person" })}
          note={t`required`}
          autoComplete="name"
        />
        <FormTextField
          control={control}
          name="email"
          label={t`Email`}
          note={t`required`}
          type="email"
          autoComplete="email"
        />
      </div>
      <div className={styles.pair}>
        <SubjectField control={control} />
        <PriorityField control={control} />
      </div>
      <MessageField control={control} />
      <Controller
        control={control}
        name="website"
        render={({ field }) => (
          <div className={styles.trap} aria-hidden>
            <label>
              {t`Website`}
              <input {...field} value={field.value ?? ""} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
        )}
      />
    </>
  );
}

function SubjectField({ control }: FieldsProps) {
  const { field, fieldState } = useController({ control, name: "subject" });
  const labels = CONTACT_SUBJECTS.map((subject) => i18n._(SUBJECT_LABELS[subject]));
  return (
    <Select
      buttonRef={useRefusalRef(field.ref)}
      label={t`Subject`}
      note={t`required`}
      placeholder={t`Choose one`}
      isRequired
      options={labels}
      value={labels[CONTACT_SUBJECTS.indexOf(field.value)] ?? null}
      onChange={(label) => field.onChange(CONTACT_SUBJECTS.find((_, index) => labels[index] === label))}
      error={fieldState.error?.message}
    />
  );
}

function PriorityField({ control }: FieldsProps) {
  const { field } = useController({ control, name: "priority" });
  return (
    <div className={styles.priority}>
      <FieldTitle aria-hidden>{t`Priority`}</FieldTitle>
      <Segmented
        label={t`Priority`}
        choices={CONTACT_PRIORITIES.map((id) => ({ id, label: i18n._(PRIORITY_LABELS[id]) }))}
        value={field.value}
        onChange={field.onChange}
      />
    </div>
  );
}

function MessageField({ control }: FieldsProps) {
  const { field, fieldState } = useController({ control, name: "message" });
  const input = useRef<HTMLTextAreaElement>(null);
  const refuse = useRefusalRef(field.ref);
  const inputRef = useCallback(
    (element: HTMLTextAreaElement | null) => {
      input.current = element;
      refuse(element);
    },
    [refuse],
  );
  useEarlyText(input, field);
  return (
    <TextAreaField
      inputRef={inputRef}
      label={t`Message`}
      note={t`required`}
      rows={6}
      name="message"
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}

/** Stored until the tab is closed, so that a reload loses nothing. */
function keepContactDraft(values: Partial<ContactMessageInput>): void {
  sessionStorage.setItem(CONTACT_KEY, JSON.stringify(values));
}

function forgetContactDraft(): void {
  sessionStorage.removeItem(CONTACT_KEY);
}

/** Only the texts among what is stored. */
function readContactDraft(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(CONTACT_KEY) ?? "{}");
    const entries = Object.entries(Object(stored)).filter(([, value]) => typeof value === "string");
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}
