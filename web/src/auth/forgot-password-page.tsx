import "../ui/prose.css";
import { ArrowLeft } from "lucide-react";

import { LinkButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

/** This version sends no mail; the person who runs it can give a new password. */
export function ForgotPasswordPage() {
  return (
    <div className="page prose">
      <title>Forgot password · Creel</title>
      <h1>Forgot your password?</h1>
      <p>
        The people who run this Creel can give you a new one. Your log is safe meanwhile, and so is your
        sign-in on any device that still has it.
      </p>
      <p className="muted">
        For whoever runs it: <code>npm run admin -- password</code> and the email address, in its folder.
      </p>
      <LinkButton look="line" to="/login">
        <Icon of={ArrowLeft} isSmall />
        Back to Sign In
      </LinkButton>
    </div>
  );
}
