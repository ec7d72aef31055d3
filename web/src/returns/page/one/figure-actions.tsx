import type { CatchReturn } from "@creel/domain/returns/catch-return";
import type { ReturnFigures } from "@creel/domain/returns/return-figures";
import { t } from "@lingui/core/macro";
import { Copy, Download, Printer } from "lucide-react";

import { saveFile } from "../../../device/save-file.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import { copyWithToast } from "../../../ui/copy-text.ts";
import { useUnits } from "../../../units/use-units.ts";
import { printPath } from "../../data/return-paths.ts";
import { asCsv, asText, linesOf } from "../../describe/figures-as-text.ts";

interface FigureActionsProps {
  entry: CatchReturn;
  figures: ReturnFigures;
}

/** The three ways to take the figures along. Creel sends them nowhere. */
export function FigureActions({ entry, figures }: FigureActionsProps) {
  const units = useUnits();
  const lines = () => linesOf({ entry, figures, units });
  return (
    <>
      <LinkButton to={printPath(entry)}>
        <Icon of={Printer} />
        {t`Print`}
      </LinkButton>
      <Button
        onPress={() => saveFile(`${fileName(entry)}.csv`, new Blob([asCsv(lines())], { type: "text/csv" }))}
      >
        <Icon of={Download} />
        {t`CSV`}
      </Button>
      <Button look="signal" onPress={() => void copy(asText(lines()))}>
        <Icon of={Copy} />
        {t`Copy the figures`}
      </Button>
    </>
  );
}

/** Example: "rod-days-scotland-2026-02-01". */
function fileName({ name, from }: CatchReturn): string {
  const letters = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return `${letters.replaceAll(/^-|-$/g, "")}-${from}`;
}

async function copy(text: string): Promise<void> {
  await copyWithToast(text, {
    copied: t`Copied`,
    blocked: t`Your browser blocked copying. Save the CSV file instead.`,
  });
}
