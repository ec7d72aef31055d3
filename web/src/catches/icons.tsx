import { Waves as WavesDrawing } from "lucide-react";

import { Icon } from "../ui/icon.tsx";

/** Our own drawing: eye, shank, bend and barb. */
export function Hook() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="icon icon-small">
      <circle cx="14" cy="4" r="2" />
      <path d="M14 6v9.5a4.5 4.5 0 0 1-9 0V13l3 3" />
    </svg>
  );
}

export function Waves() {
  return <Icon of={WavesDrawing} isSmall />;
}
