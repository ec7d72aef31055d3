import { Monitor, Moon, Sun } from "lucide-react";

import { setTheme, useTheme } from "../../device/theme.ts";
import { Segmented } from "../../ui/controls/segmented.tsx";

const CHOICES = [
  { id: "system", word: "System", icon: Monitor },
  { id: "light", word: "Day", icon: Sun },
  { id: "dark", word: "Night", icon: Moon },
] as const;

export function ThemeChoice() {
  const { chosen } = useTheme();
  return (
    <div>
      <Segmented label="Theme" choices={CHOICES} value={chosen} onChange={setTheme} />
    </div>
  );
}
