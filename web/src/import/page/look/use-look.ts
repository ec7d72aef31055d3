import type { Choices, ImportContext } from "@creel/domain/import/plan/choices";
import type { WaypointUse } from "@creel/domain/import/rows/import-rows";
import { useQuery, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { useState } from "react";

import { detailTitle } from "../../../catches/labels/detail-labels.ts";
import { answerOf, askImport } from "../../read/ask-import.ts";
import type { ImportAnswer } from "../../read/import-work.ts";
import type { ChoiceChange } from "../guesses/file-guesses-props.ts";
import { type Question, questionsOf } from "../guesses/questions-of.ts";
import { useImportContext } from "../parts/use-import-context.ts";
import type { OpenedFile } from "./opened-file.ts";

export type Planned = Extract<ImportAnswer, { kind: "planned" }>;

interface Asked {
  /** Of the file that is open. */
  key: number;
  sheet: number;
  choices: Choices;
  context: ImportContext;
  waypoints: WaypointUse;
}

/** What the lines become by these choices, as the worker says that has them. There may be a hundred thousand. */
function planQuery({ key, sheet, choices, context, waypoints }: Asked) {
  return queryOptions({
    queryKey: ["import-plan", key, sheet, choices, context, waypoints],
    queryFn: async (): Promise<Planned> => {
      const answer = answerOf(
        await askImport({ kind: "plan", sheet, choices, context, waypoints }),
        "planned",
      );
      return answer;
    },
    networkMode: "always",
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** What the angler says of a file, of each of its sheets apart, and how it is read then. */
export function useLook({ key, sheets }: OpenedFile, waypoints: WaypointUse) {
  const context = useImportContext();
  const [sheet, setSheet] = useState(0);
  const [choices, setChoices] = useState<Choices>({});
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState<readonly Question[]>([]);
  const query = useQuery({
    ...planQuery({ key, sheet, choices, context, waypoints }),
    enabled: sheets.length > 0,
  });
  const planned = query.data;
  // The plan of before stands until the next is there: its questions may be of other columns.
  const more =
    planned && !query.isPlaceholderData
      ? newQuestions(asked, questionsOf(planned.plan, { detailName: detailTitle }))
      : [];
  // One that was answered stays where it was read.
  if (more.length > 0) setAsked([...asked, ...more]);

  function choose(change: ChoiceChange): void {
    // Columns that are split in another way are others.
    if (change.delimiter !== undefined) forget();
    setChoices((before) => merged(before, change));
  }

  function answer(name: string, id: string, change: ChoiceChange): void {
    setAnswers((before) => ({ ...before, [name]: id }));
    choose(change);
  }

  function chooseSheet(next: number): void {
    setSheet(next);
    forget();
  }

  function forget(): void {
    setChoices({});
    setAnswers({});
    setAsked([]);
  }

  return { sheet, answers, questions: asked, query, planned, choose, answer, chooseSheet };
}

export type Look = ReturnType<typeof useLook>;

function newQuestions(asked: readonly Question[], open: readonly Question[]): Question[] {
  return open.filter(({ name }) => asked.every((before) => before.name !== name));
}

function merged(before: Choices, change: ChoiceChange): Choices {
  const all = {
    ...before,
    ...change,
    columns: { ...before.columns, ...change.columns },
    fieldKinds: { ...before.fieldKinds, ...change.fieldKinds },
    units: { ...before.units, ...change.units },
    speciesNames: { ...before.speciesNames, ...change.speciesNames },
    lureNames: { ...before.lureNames, ...change.lureNames },
  };
  const said = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said);
}
