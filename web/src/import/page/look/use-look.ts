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
  /** The key of the file that is open. */
  key: number;
  sheet: number;
  choices: Choices;
  context: ImportContext;
  waypoints: WaypointUse;
}

/** Plans the lines with these choices in the worker, which holds them: there may be 100,000. */
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

/** Holds the angler's choices for one sheet of a file, and how the sheet is read with them. */
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
  // Placeholder data is the plan before the change, whose questions may be about other columns.
  const more =
    planned && !query.isPlaceholderData
      ? newQuestions(asked, questionsOf(planned.plan, { detailName: detailTitle }))
      : [];
  // An answered question stays where it was.
  if (more.length > 0) setAsked([...asked, ...more]);

  function choose(change: ChoiceChange): void {
    // Another delimiter makes other columns, so the choices about columns no longer apply.
    if (change.delimiter !== undefined) forget();
    setChoices((before) => mergeChoices(before, change));
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

function mergeChoices(before: Choices, change: ChoiceChange): Choices {
  const all = {
    ...before,
    ...change,
    columns: { ...before.columns, ...change.columns },
    fieldKinds: { ...before.fieldKinds, ...change.fieldKinds },
    units: { ...before.units, ...change.units },
    speciesNames: { ...before.speciesNames, ...change.speciesNames },
    lureNames: { ...before.lureNames, ...change.lureNames },
  };
  const chosen = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(chosen);
}
