import { LURES } from "@creel/domain/lures/lures";
import { SPECIES } from "@creel/domain/species/species";
import { plural, t } from "@lingui/core/macro";

import { lureName } from "../../../catches/labels/lure-names.ts";
import { speciesName } from "../../../species/species-names.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { ColumnGuesses } from "../guesses/column-guesses.tsx";
import { FileGuesses } from "../guesses/file-guesses.tsx";
import { NameGuesses } from "../guesses/name-guesses.tsx";
import { Questions } from "../guesses/questions.tsx";
import { SpeciesOfAll } from "../guesses/species-of-all.tsx";
import { StagedList } from "../lines/staged-list.tsx";
import { useImportContext } from "../parts/use-import-context.ts";
import type { OpenedFile, Planned, Look } from "./use-look.ts";

import * as styles from "./look.module.css";

interface TableLookProps {
  opened: OpenedFile;
  planned: Planned;
  look: Look;
}

const SPECIES_LISTED = SPECIES.map(({ name }) => name);
const LURES_LISTED = LURES.map(({ name }) => name);

/** How a table is read, with what speaks for it, and what its lines become. */
export function TableLook({ opened, planned: { plan, catches }, look }: TableLookProps) {
  const context = useImportContext();
  const hasSpecies = plan.columns.some(({ target }) => target.value === "species");
  const { choose, answers, answer, questions, query } = look;
  return (
    <>
      <SheetChoice opened={opened} look={look} />
      <Questions questions={questions} answers={answers} onAnswer={answer}>
        {!hasSpecies && <SpeciesOfAll plan={plan} onChoose={choose} />}
      </Questions>
      <StagedList catches={catches} fields={plan.fields} isBusy={query.isFetching} />
      <FileGuesses plan={plan} onChoose={choose} />
      <ColumnGuesses
        columns={plan.columns}
        onChoose={(column, target) => choose({ columns: { [column]: target } })}
      />
      <NameGuesses
        id="import-species"
        title={t`Species`}
        names={plan.species}
        listed={[...context.species, ...SPECIES_LISTED]}
        nameOf={speciesName}
        onChoose={(written, value) => choose({ speciesNames: { [written]: value } })}
      />
      <NameGuesses
        id="import-lures"
        title={t`Lures`}
        names={plan.lures}
        listed={[...context.lures, ...LURES_LISTED]}
        nameOf={lureName}
        onChoose={(written, value) => choose({ lureNames: { [written]: value } })}
      />
    </>
  );
}

function SheetChoice({ opened: { sheets }, look }: Pick<TableLookProps, "opened" | "look">) {
  if (sheets.length < 2) return null;
  const nameOf = (index: string) => {
    const { name = "", rows = 0 } = sheets[Number(index)] ?? {};
    const lines = t`${plural(rows, { one: "# line", other: "# lines" })}`;
    return `${name}, ${lines}`;
  };
  return (
    <div className={styles.field}>
      <Select
        isRequired
        label={t`Sheet`}
        options={sheets.map((_, index) => String(index))}
        nameOf={nameOf}
        value={String(look.sheet)}
        hint={t`One sheet at a time.`}
        onChange={(index) => look.chooseSheet(Number(index))}
      />
    </div>
  );
}
