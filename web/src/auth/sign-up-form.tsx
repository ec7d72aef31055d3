import { PASSWORDS_DIFFER, type Registration, registrationSchema } from "@creel/domain/auth/register";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link } from "react-router";
import * as z from "zod/mini";

import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { FormPasswordField, FormTextField } from "../ui/form-fields.tsx";
import { endSession, register } from "./auth.calls.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

const formSchema = z.extend(registrationSchema, { confirmation: z.string() });
type Values = z.infer<typeof formSchema>;

const EMPTY: Values = { firstName: "", lastName: "", email: "", password: "", confirmation: "" };

export function SignUpForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const [hasAgreed, setHasAgreed] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { control, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(formSchema),
    defaultValues: EMPTY,
    mode: "onTouched",
  });
  const [password, confirmation] = useWatch({ control, name: ["password", "confirmation"] });
  const isDifferent = confirmation !== password;
  const hasLeft = formState.touchedFields.confirmation ?? false;

  async function submit({ confirmation: _, ...registration }: Values): Promise<void> {
    setFailure(null);
    try {
      await signUp(registration);
      onRegistered(registration.email);
    } catch (error) {
      setFailure(error);
    }
  }

  return (
    <form
      className="login-form"
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      {failure !== null && (
        <FailureNotice error={failure} fallback="Registration failed. Please try again." />
      )}
      <div className="field-group field-group-wraps">
        <FormTextField control={control} name="firstName" label="First name" autoComplete="given-name" />
        <FormTextField control={control} name="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <FormTextField control={control} name="email" label="Email" type="email" autoComplete="username" />
      <NewPasswordField control={control} name="password" label="Password" password={password} />
      <FormPasswordField
        control={control}
        name="confirmation"
        label="Confirm password"
        autoComplete="new-password"
        error={isDifferent && hasLeft ? PASSWORDS_DIFFER : undefined}
      />
      <Checkbox isSelected={hasAgreed} onChange={setHasAgreed} isRequired>
        I agree to the <Link to="/terms">Terms</Link> and the <Link to="/privacy">Privacy Policy</Link>
      </Checkbox>
      <Button
        type="submit"
        look="signal"
        isLarge
        isWide
        isDisabled={!hasAgreed || isDifferent}
        isPending={formState.isSubmitting}
      >
        {formState.isSubmitting ? "Creating account..." : "Sign Up"}
      </Button>
    </form>
  );
}

/** Registering signs in as well; here one signs in by hand, so the session that came along is ended. */
async function signUp(registration: Registration): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const session = await register({ ...registration, timeZone });
  await endSession(session).catch(() => {});
}
