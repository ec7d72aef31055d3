import { Monitor, Moon, Sun } from "lucide-react";

import { Segmented } from "../../ui/controls/segmented.tsx";
import { setTheme, useTheme } from "../../ui/styles/theme.ts";

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
