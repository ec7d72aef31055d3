import type { Choices, ImportContext } from "@creel/domain/import/plan/choices";
import type { WaypointUse, RowChoices } from "@creel/domain/import/rows/import-rows";
import { withoutNumber } from "@creel/domain/import/rows/named-places";
import type { RowContext } from "@creel/domain/import/rows/row-context";
import type { SourceParts } from "@creel/domain/import/source/source-parts";
import type { StagedCatch } from "@creel/domain/import/staging/staged-catch";
import { foldText } from "@creel/domain/text/fold";
import { waterAt } from "@creel/domain/waters/water-at";
import { t } from "@lingui/core/macro";
import {
  useQuery,
  keepPreviousData,
  queryOptions,
  type QueryClient,
  useQueryClient,
} from "@tanstack/react-query";
import { useState } from "react";

import { detailTitle } from "../../../catches/labels/detail-labels.ts";
import { gearQuery } from "../../../gear/data/api.ts";
import { waterListQuery, waterQuery } from "../../../waters/data/api.ts";
import { answerOf, askImport } from "../../read/ask-import.ts";
import type { ImportAnswer } from "../../read/import-work.ts";
import type { Encoding } from "../../read/source/encodings.ts";
import { preparingImport } from "../../upload/upload-state.ts";
import { describeRefusal } from "../choose/describe-refusal.ts";
import type { Draft } from "../dry-run/use-staging.ts";
import type { ChoiceChange } from "../guesses/file-guesses-props.ts";
import { type Question, questionsOf } from "../guesses/questions-of.ts";
import { useImportContext } from "../parts/use-import-context.ts";

export interface OpenedFile extends Omit<Extract<ImportAnswer, { kind: "opened" }>, "kind"> {
  /** Changes each time files are opened. */
  key: number;
  files: readonly File[];
  /** The name of the first file. */
  name: string;
}

/** Holds the chosen files once this device has read them. */
export function useOpenedFile() {
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function open(files: readonly File[], encoding?: Encoding): Promise<void> {
    // The worker still reads pictures from the archive that is open.
    if (preparingImport.get() !== null) {
      setProblem(
        t`Photos from your last import are still being prepared. Wait until they’re done, then choose again.`,
      );
      return;
    }
    setIsReading(true);
    setProblem(null);
    const answer = await askImport({ kind: "open", files, encoding });
    setIsReading(false);
    if (answer.kind === "refused") setProblem(describeRefusal(answer.code, answer.detail));
    if (answer.kind !== "opened") return;
    const { source, sheets } = answer;
    setOpened({ key: (opened?.key ?? 0) + 1, files, name: files[0]?.name ?? "", source, sheets });
  }

  return {
    opened,
    isReading,
    problem,
    open: (files: readonly File[]) => void open(files),
    /** Reads the same files again in another encoding. */
    readAs: (encoding: Encoding) => void open(opened?.files ?? [], encoding),
    close: () => setOpened(null),
  };
}

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

interface Drafting {
  parts: SourceParts;
  catches: readonly StagedCatch[];
  /** True if the worker planned these catches last and still has them. */
  arePlanned: boolean;
  choices?: RowChoices;
}

/** Returns a function that turns a file into rows for the server. Their ids are the same for the same import. */
export function useDraft() {
  const queryClient = useQueryClient();
  const { timeZone } = useImportContext();
  return async (importId: string, { parts, catches, arePlanned, choices = {} }: Drafting): Promise<Draft> => {
    const waters = await readKnownWaters(queryClient, { parts, catches });
    const lures = parts.lures.length > 0 ? await readKnownLures(queryClient) : [];
    const sent = arePlanned ? null : catches;
    const known = { waters, lures, timeZone };
    const answer = answerOf(
      await askImport({ kind: "rows", importId, catches: sent, choices, ...known }),
      "rows",
    );
    return answer.made;
  };
}

interface Mentioned {
  parts: Pick<SourceParts, "places">;
  catches: readonly StagedCatch[];
}

/** Reads the waters of the log, with the spots of the waters that the file may mention. */
export async function readKnownWaters(
  queryClient: QueryClient,
  { parts, catches }: Mentioned,
): Promise<RowContext["waters"]> {
  const { waters } = await queryClient.fetchQuery(waterListQuery());
  const shapes = waters.map((water) => Object.assign({}, water, { outline: water.small_outline, spots: [] }));
  const names = new Set([...parts.places, ...catches].map(({ water }) => foldText(water ?? "")));
  const around = new Set(
    parts.places.filter(({ water }) => water === null).map((place) => waterAt(place, shapes)?.id),
  );
  const known = shapes.map(async (water) => {
    // True if the file may mention one of the water's spots.
    const isMentioned = names.has(foldText(withoutNumber(water.name))) || around.has(water.id);
    return isMentioned ? queryClient.fetchQuery(waterQuery(water.id)) : water;
  });
  return Promise.all(known);
}

/** Reads the lures and rods of the log. One in the file with the same name is the same. */
async function readKnownLures(queryClient: QueryClient): Promise<RowContext["lures"]> {
  const { gear } = await queryClient.fetchQuery(gearQuery);
  return gear;
}
