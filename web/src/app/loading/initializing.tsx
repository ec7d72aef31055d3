import "./initializing.css";
import { Logo } from "../../ui/art/logo.tsx";

export function Initializing() {
  return (
    <div className="initializing" role="status">
      <Logo />
      Initializing...
      <span className="neatline" aria-hidden />
    </div>
  );
}
