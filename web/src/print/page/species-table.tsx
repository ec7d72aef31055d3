import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";

import { type SheetColumn, SheetTable } from "../../ui/print/sheet-table.tsx";
import { useUnits } from "../../units/use-units.ts";
import { countFates, type FateCounts } from "./count-fates.ts";
import { MarkedSpecies, sizeOf } from "./fish-texts.tsx";
import { speciesOf } from "./printed-days.ts";

/** The fish of each species, kept and released, with the best one. */
export function SpeciesTable({ catches }: { catches: readonly Catch[] }) {
  const units = useUnits();
  const all = countFates(catches);
  const hasUnknown = all.unknown > 0;
  const columns: SheetColumn[] = [
    { id: "species", name: t`Species` },
    { id: "fish", name: t`Fish`, kind: "figure" },
    { id: "kept", name: t({ message: "Kept", context: "column of a return" }), kind: "figure" },
    { id: "released", name: t({ message: "Released", context: "column of a return" }), kind: "figure" },
    ...(hasUnknown ? [{ id: "unknown", name: t`Not noted`, kind: "figure" } as const] : []),
    { id: "best", name: t`Best`, kind: "light" },
  ];
  const cellsOf = ({ fish, kept, released, unknown }: FateCounts) => [
    fish,
    kept,
    released,
    ...(hasUnknown ? [unknown] : []),
  ];
  return (
    <SheetTable
      label={t`Species`}
      columns={columns}
      rows={speciesOf(catches).map(({ species, catches: own, best }) => ({
        id: species,
        cells: [
          <MarkedSpecies key="species" species={species} />,
          ...cellsOf(countFates(own)),
          sizeOf(best, units),
        ],
      }))}
      total={[t({ message: "All", context: "total" }), ...cellsOf(all), ""]}
    />
  );
}
