import { limitListSchema } from "@creel/domain/catch-limits/limit";
import { catchAnswerSchema } from "@creel/domain/catches/catch";
import { customFieldListSchema } from "@creel/domain/custom-fields/custom-field";
import { gearListSchema } from "@creel/domain/gear/gear";
import {
  IMPORT_VERDICTS,
  type ImportRow,
  type ImportSubject,
  type ImportVerdict,
} from "@creel/domain/import/import-row";
import { insightQuestionsSchema } from "@creel/domain/insights/insight-question";
import { licenseListSchema } from "@creel/domain/licenses/license";
import { lureTrialsSchema } from "@creel/domain/lure-trial/lure-trial";
import { returnTemplateListSchema, returnWithFiguresSchema } from "@creel/domain/returns/catch-return";
import { tripAnswerSchema } from "@creel/domain/trips/trip";
import { waterAnswerSchema } from "@creel/domain/waters/water";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { send } from "../../../http/send.ts";
import { IMPORTS_KEY, readRows, type RowPage } from "../../api.ts";

interface Asked {
  id: string;
  /** The water of a spot; other subjects ignore it. */
  waterId: string;
  signal: AbortSignal;
}

type Read = (asked: Asked) => Promise<object | null | undefined>;

const READERS: Record<ImportSubject, Read> = {
  catch: async ({ id, signal }) => (await send({ path: `/catches/${id}`, signal }, catchAnswerSchema)).catch,
  trip: async ({ id, signal }) => (await send({ path: `/trips/${id}`, signal }, tripAnswerSchema)).trip,
  water: async ({ id, signal }) => (await send({ path: `/waters/${id}`, signal }, waterAnswerSchema)).water,
  async spot({ id, waterId, signal }) {
    const { water } = await send({ path: `/waters/${waterId}`, signal }, waterAnswerSchema);
    return water.spots.find((spot) => spot.id === id);
  },
  async gear({ id, signal }) {
    const { gear } = await send({ path: "/gear", signal }, gearListSchema);
    return gear.find((each) => each.id === id);
  },
  async custom_field({ id, signal }) {
    const { fields } = await send({ path: "/custom-fields", signal }, customFieldListSchema);
    return fields.find((field) => field.id === id);
  },
  async question({ id, signal }) {
    const { questions } = await send({ path: "/insights/questions", signal }, insightQuestionsSchema);
    return questions.find((question) => question.id === id);
  },
  async trial({ id, signal }) {
    const { trials } = await send({ path: "/lure-trials", signal }, lureTrialsSchema);
    return trials.find((trial) => trial.id === id);
  },
  async license({ id, signal }) {
    const { licenses } = await send({ path: "/licences", signal }, licenseListSchema);
    return licenses.find((license) => license.id === id);
  },
  async limit({ id, signal }) {
    const { limits } = await send({ path: "/limits", signal }, limitListSchema);
    return limits.find((limit) => limit.id === id);
  },
  async return_template({ id, signal }) {
    const { templates } = await send({ path: "/return-templates", signal }, returnTemplateListSchema);
    return templates.find((template) => template.id === id);
  },
  async return({ id, signal }) {
    return (await send({ path: `/returns/${id}`, signal }, returnWithFiguresSchema)).return;
  },
  // A record of these subjects that the log has is always the same, so there is nothing to compare.
  variant: async () => null,
  reading: async () => null,
  event: async () => null,
  merge: async () => null,
  dismissal: async () => null,
};

/** The log's record for a row, as the API returns it; `null` if it no longer exists. */
export function loggedRecordQuery({ subject, same_as: id, fields }: ImportRow) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, "logged", subject, id],
    queryFn: async ({ signal }) =>
      (await READERS[subject]({ id: id ?? "", waterId: String(fields["water_id"]), signal })) ?? null,
    enabled: id !== null,
  });
}

/** All rows of a verdict at once, for the map; `null` for every verdict. */
export function allRowsQuery(id: string, verdict: ImportVerdict | null) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, "rows", id, "all", verdict],
    queryFn: () => readAllRows(id, verdict === null ? IMPORT_VERDICTS : [verdict]),
    placeholderData: keepPreviousData,
  });
}

/** Reads all rows of some verdicts, in the order of the file. @throws ApiError, NetworkError */
export async function readAllRows(id: string, verdicts: readonly ImportVerdict[]): Promise<ImportRow[]> {
  const found: ImportRow[] = [];
  const { signal } = new AbortController();
  for (const verdict of verdicts) {
    for (let after: number | null = 0; after !== null;) {
      const page: RowPage = await readRows(id, { after, verdict }, signal);
      found.push(...page.rows);
      after = page.next;
    }
  }
  return found.toSorted((one, other) => one.position - other.position);
}
