import "./strength-meter.css";
import { passwordStrength, STRENGTH_WORDS } from "./password-strength.ts";

/** How well what is typed would stand against guessing; nothing while nothing is. */
export function StrengthMeter({ password }: { password: string }) {
  if (password === "") return null;
  const strength = passwordStrength(password);
  return (
    <div aria-live="polite">
      <div className={`strength strength-${strength}`} aria-hidden>
        <span />
        <span />
        <span />
        <span />
      </div>
      <p className="small muted">
        <span className="visually-hidden">Password strength: </span>
        {STRENGTH_WORDS[strength]}
      </p>
    </div>
  );
}
