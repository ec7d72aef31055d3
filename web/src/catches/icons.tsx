import { Waves as WavesDrawing } from "lucide-react";

import { Hook as HookDrawing } from "../ui/drawn-icons.ts";
import { Icon } from "../ui/icon.tsx";

export function Hook() {
  return <Icon of={HookDrawing} isSmall />;
}

export function Waves() {
  return <Icon of={WavesDrawing} isSmall />;
}
