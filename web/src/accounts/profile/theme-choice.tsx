import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Monitor, Moon, Sun } from "lucide-react";

import { setTheme, useTheme } from "../../device/theme.ts";
import { Segmented } from "../../ui/controls/segmented.tsx";

const CHOICES = [
  { id: "system", label: msg({ message: "System", context: "theme" }), icon: Monitor },
  { id: "light", label: msg({ message: "Day", context: "theme" }), icon: Sun },
  { id: "dark", label: msg({ message: "Night", context: "theme" }), icon: Moon },
] as const;

export function ThemeChoice() {
  const { chosen } = useTheme();
  return (
    <div>
      <Segmented
        label={t`Theme`}
        choices={CHOICES.map(({ id, label, icon }) => ({ id, label: i18n._(label), icon }))}
        value={chosen}
        onChange={setTheme}
      />
    </div>
  );
}
