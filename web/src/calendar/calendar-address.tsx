import type { Calendar, CalendarProgram } from "@creel/domain/calendar/calendar";
import { t } from "@lingui/core/macro";
import { Copy } from "lucide-react";
import { useId } from "react";

import { Icon } from "../ui/art/icon.tsx";
import { Button } from "../ui/controls/button.tsx";
import { copyWithToast } from "../ui/copy-text.ts";
import { FieldFrame } from "../ui/fields/field-frame.tsx";
import { useNow } from "../ui/hooks/use-now.ts";
import { formatAge } from "../waters/conditions/format-conditions.ts";

import * as styles from "./calendar.module.css";

/** The secret address, and when a program read it last. */
export function CalendarAddress({ calendar }: { calendar: Calendar }) {
  const { url } = calendar;
  const id = useId();
  return (
    <>
      <FieldFrame>
        <input
          className={styles.url}
          aria-label={t`Address of your calendar`}
          aria-describedby={id}
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button look="quiet" onPress={() => void copy(url)}>
          <Icon of={Copy} isSmall />
          {t`Copy`}
        </Button>
      </FieldFrame>
      <p id={id} className={styles.read}>
        <LastRead calendar={calendar} />
      </p>
    </>
  );
}

function LastRead({ calendar: { last_read_at: at, last_read_by: by } }: { calendar: Calendar }) {
  const now = useNow();
  if (at === null) return t`Not read yet. In your calendar, subscribe to this address.`;
  const age = formatAge(now.getTime() - Date.parse(at));
  if (by === null) return t`Read ${age}`;
  const program = nameOfProgram(by);
  return t`Read ${age} by ${program}`;
}

function nameOfProgram(program: CalendarProgram): string {
  if (program === "google") return t`Google Calendar`;
  return program === "apple" ? t`Apple Calendar` : SAME_EVERYWHERE[program];
}

/** Names that are the same in every language. */
const SAME_EVERYWHERE = {
  outlook: "Outlook",
  thunderbird: "Thunderbird",
  home_assistant: "Home Assistant",
  nextcloud: "Nextcloud",
} satisfies Partial<Record<CalendarProgram, string>>;

async function copy(url: string): Promise<void> {
  await copyWithToast(url, {
    copied: t`Address copied`,
    blocked: t`Your browser blocked copying. Select the address and copy it.`,
  });
}
