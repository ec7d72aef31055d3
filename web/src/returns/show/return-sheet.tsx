import { blocksOf, rowsBy } from "@creel/domain/returns/block";
import type { CatchReturn } from "@creel/domain/returns/catch-return";
import type { ReturnFigures } from "@creel/domain/returns/return-figures";
import { findSpecies } from "@creel/domain/species/species";
import { plural, t } from "@lingui/core/macro";

import { choiceName } from "../../catches/labels/choice-names.ts";
import { countedName } from "../../catches/labels/counted-name.ts";
import { formatDay, formatDayAs } from "../../dates/format-day.ts";
import { joinList } from "../../i18n/join-list.ts";
import { inSentence } from "../../i18n/letter-case.ts";
import { speciesName } from "../../species/species-names.ts";
import { PrintSheet, SheetSection, SheetText } from "../../ui/print/print-sheet.tsx";
import { SheetLines, SheetMark } from "../../ui/print/sheet-parts.tsx";
import { SheetTable } from "../../ui/print/sheet-table.tsx";
import { useUnits } from "../../units/use-units.ts";
import { describeRemark } from "../describe/describe-missing.ts";
import { formatPeriod, watersOf } from "../describe/describe-return.ts";
import { lineLabel, paperTitle } from "../describe/template-names.ts";
import { FiguresSheet } from "./figures-sheet.tsx";

interface ReturnSheetProps {
  entry: CatchReturn;
  figures: ReturnFigures;
  /** The angler's name. */
  owner: string;
}

/** A return on paper: the table, the fish, the lines, and what is not counted. */
export function ReturnSheet({ entry, figures, owner }: ReturnSheetProps) {
  const { summary, counted_at: countedAt } = figures;
  const day = formatDay(countedAt.slice(0, "yyyy-mm-dd".length));
  const waters = watersOf(entry);
  const trips = t`${plural(summary.trips, { one: "# trip", other: "# trips" })}`;
  return (
    <PrintSheet
      title={paperTitle(entry)}
      subtitle={
        <>
          {waters !== null && <i>{waters}. </i>}
          {formatPeriod(entry)}
        </>
      }
      owner={owner}
      foot={t`Made with Creel from ${trips}. Figures as of ${day}.`}
    >
      <SheetSection title={tableTitle(entry)}>
        <FiguresSheet blocks={entry.blocks} figures={figures} period={entry} />
      </SheetSection>
      <Fish figures={figures} />
      <Lines entry={entry} />
      <Remarks entry={entry} figures={figures} />
      {blocksOf(entry.blocks, "signature").length > 0 && (
        <SheetLines names={[t`Place and date`, t`Signature`]} />
      )}
    </PrintSheet>
  );
}

function tableTitle({ blocks }: CatchReturn): string {
  switch (rowsBy(blocks)) {
    case "day":
      return t`Day by day`;
    case "month":
      return t`By month`;
    case "water":
      return t`By lake or river`;
    case "trip":
      return t`Trip by trip`;
  }
}

function Fish({ figures: { fish } }: Pick<ReturnSheetProps, "figures">) {
  const units = useUnits();
  if (fish.length === 0) return null;
  const [first] = fish;
  const isOneFate = fish.every(({ fate }) => fate === first?.fate);
  const title = isOneFate && first?.fate ? fishTitle(first.fate) : t`Fish`;
  return (
    <SheetSection title={title}>
      <SheetTable
        label={title}
        columns={[
          { id: "day", name: t`Date`, isNarrow: true },
          { id: "species", name: t`Species` },
          { id: "length", name: t`Length`, kind: "figure" },
          { id: "weight", name: t`Weight`, kind: "figure" },
          { id: "water", name: t`Water`, isPlace: true },
          { id: "method", name: t`Method` },
          ...(isOneFate ? [] : [{ id: "fate", name: t`Fate`, isNarrow: true }]),
        ]}
        rows={fish.map(({ catch_id: id, day, species, fate, quantity, length, weight, water, method }) => ({
          id,
          cells: [
            formatDayAs(day, { month: "short", day: "numeric" }),
            <MarkedFish key="species" species={species} quantity={quantity} />,
            length === null ? null : units.format("length", length),
            weight === null ? null : units.format("weight", weight),
            water,
            method,
            ...(isOneFate ? [] : [fate === null ? t`not noted` : inSentence(choiceName("fate", fate))]),
          ],
        }))}
      />
    </SheetSection>
  );
}

function fishTitle(fate: string): string {
  const became = inSentence(choiceName("fate", fate));
  return t`Fish ${became}`;
}

function MarkedFish({ species, quantity }: { species: string; quantity: number }) {
  return (
    <>
      <SheetMark initials={findSpecies(species).initials} />
      {countedName({ species, quantity })}
    </>
  );
}

/** Lines without an answer are left to fill in with a pen. */
function Lines({ entry }: Pick<ReturnSheetProps, "entry">) {
  const lines = blocksOf(entry.blocks, "line");
  const answered = lines.filter(({ id }) => entry.answers[id] !== undefined);
  const open = lines.filter(({ id }) => entry.answers[id] === undefined);
  return (
    <>
      {answered.length > 0 && (
        <SheetSection title={t`Filled in`}>
          <SheetTable
            label={t`Filled in`}
            hasNoHead
            columns={[
              { id: "label", name: "" },
              { id: "answer", name: "", isWide: true },
            ]}
            rows={answered.map((line) => ({
              id: line.id,
              cells: [lineLabel(line), entry.answers[line.id] ?? ""],
            }))}
          />
        </SheetSection>
      )}
      {open.length > 0 && <SheetLines names={open.map(lineLabel)} />}
    </>
  );
}

/** The remarks say what is missing and what is not counted. A return that was turned in says what was missing then. */
function Remarks({ entry, figures: { missing, not_counted: others } }: Omit<ReturnSheetProps, "owner">) {
  const units = useUnits();
  const remarks = missing.map((item) => describeRemark(item, { timeZone: entry.time_zone, units }));
  const species = others.map(({ species: name, count }) => `${count} ${inSentence(speciesName(name))}`);
  if (species.length > 0) {
    const list = joinList(species);
    remarks.push(t`Not counted, because the return does not ask for them: ${list}.`);
  }
  if (remarks.length === 0) return null;
  return (
    <SheetSection title={t`Remarks`}>
      <SheetText>{remarks.join("\n")}</SheetText>
    </SheetSection>
  );
}
