import { t } from "@lingui/core/macro";
import { Monitor, Moon, Sun } from "lucide-react";

import { setTheme, useTheme } from "../../device/theme.ts";
import { Segmented } from "../../ui/controls/segmented.tsx";

const CHOICES = [
  { id: "system", label: "System", icon: Monitor },
  { id: "light", label: "Day", icon: Sun },
  { id: "dark", label: "Night", icon: Moon },
] as const;

export function ThemeChoice() {
  const { chosen } = useTheme();
  return (
    <div>
      <Segmented label={t`Theme`} choices={CHOICES} value={chosen} onChange={setTheme} />
    </div>
  );
}
