import { t } from "@lingui/core/macro";
import { useMemo } from "react";

import { ComboBox } from "../../../ui/fields/combo-box.tsx";
import { useImportLog } from "../log/import-log.ts";
import type { GuessesProps } from "./file-guesses-props.ts";

/** For lines that have neither a place nor a zone of their own. */
export function ZoneOfAll({ plan, onChoose }: GuessesProps) {
  const { context } = useImportLog();
  const options = useMemo(
    () =>
      [...new Set([context.timeZone, ...Intl.supportedValuesOf("timeZone")])].map((id) => ({
        id,
        name: id.replaceAll("_", " "),
      })),
    [context.timeZone],
  );
  return (
    <ComboBox
      label={t`Time zone`}
      options={options}
      value={plan.timeZone}
      hint={t`Of lines without a place; else that of the place.`}
      onChange={(timeZone) => onChoose({ timeZone: timeZone ?? undefined })}
    />
  );
}
