import { Waves as WavesDrawing } from "lucide-react";

import { Hook as HookDrawing } from "../../ui/art/drawn-icons.ts";
import { Icon } from "../../ui/art/icon.tsx";

export function Hook() {
  return <Icon of={HookDrawing} isSmall />;
}

export function Waves() {
  return <Icon of={WavesDrawing} isSmall />;
}
