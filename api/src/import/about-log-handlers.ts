import { partsOfKey } from "@creel/domain/doctor/finding";
import {
  importedDismissalSchema,
  importedMergeSchema,
  importedQuestionSchema,
} from "@creel/domain/import/imported-parts";
import { importedTrialSchema } from "@creel/domain/lure-trial/lure-trial";

import { deleteDismissal, findDismissal, insertDismissal } from "../doctor/dismissals.repository.ts";
import { countOwn } from "../doctor/doctor-log.repository.ts";
import { AppError } from "../errors/errors.ts";
import { gearMerges } from "../gear/merge-gear.ts";
import { forgetMergeOfGear } from "../gear/merged-photo.ts";
import { importQuestion, checkTimes, timesOf } from "../insights/ask-question.ts";
import { ownQuestions } from "../insights/questions.repository.ts";
import { ownTrials } from "../lure-trial/lure-trials.repository.ts";
import {
  importTrial,
  checkTimes as checkTrialTimes,
  timesOf as timesOfTrial,
} from "../lure-trial/start-trial.ts";
import { findMergedAt, ownMerges } from "../merges/merges.repository.ts";
import { waterMerges } from "../waters/merge-waters.ts";
import { type ImportHandler, type Made, rowReader } from "./import-handler.ts";
import { CHANGED, removeEach, UNVERSIONED } from "./remove-each.ts";

const questions: ImportHandler = {
  read: rowReader({
    schema: importedQuestionSchema,
    check: (_user, sent) => checkTimes(sent),
    find: ownQuestions.find,
    isSame: (stored, sent) => {
      const { askedAt, closedAt } = timesOf(sent);
      const { factor, bin = null, species = null } = sent;
      return (
        isSameTime(stored.askedAt, askedAt) &&
        isSameTime(stored.closedAt, closedAt) &&
        stored.factor === factor &&
        stored.bin === bin &&
        stored.species === species
      );
    },
    write: async (db, { id: userId }, sent) => {
      await importQuestion(db, userId, sent);
      return UNVERSIONED;
    },
  }),
  findVersion: async (db, userId, { id, fields }) => {
    const stored = await ownQuestions.find(db, { userId, id });
    return stored && versionOf(isSameTime(stored.closedAt, timeIn(fields["closed_at"])));
  },
  removeUnchanged: (db, userId, made) =>
    removeEach(db, { userId, made, handler: questions }, async ({ id }) => {
      await ownQuestions.delete(db, { userId, id });
    }),
};

const merges: ImportHandler = {
  read: rowReader({
    schema: importedMergeSchema,
    find: findMergedAt,
    isSame: () => true,
    write: async (db, { id: userId }, sent) => {
      await (sent.of === "gear" ? gearMerges.bring(db, userId, sent) : waterMerges.bring(db, userId, sent));
      return UNVERSIONED;
    },
  }),
  findVersion: async (db, userId, { id, fields }) => {
    const mergedAt = await findMergedAt(db, { userId, id });
    return mergedAt && versionOf(isSameTime(mergedAt, timeIn(fields["merged_at"])));
  },
  removeUnchanged: (db, userId, made) =>
    removeEach(db, { userId, made, handler: merges }, async ({ id, fields }) => {
      if (fields["of"] === "gear") return forgetMergeOfGear(db, { userId, id }, new Date());
      await ownMerges.delete(db, { userId, id });
      return [];
    }),
};

const dismissals: ImportHandler = {
  read: rowReader({
    schema: importedDismissalSchema,
    find: (db, { userId }, { key }) => findDismissal(db, { userId, key }),
    isSame: () => true,
    write: async (db, { id: userId }, { key, dismissed_at: dismissedAt }) => {
      const { ids } = partsOfKey(key);
      if ((await countOwn(db, userId, ids)) !== ids.length) {
        throw new AppError("invalid_input", { fields: { key: { code: "not_in_log" } } });
      }
      await insertDismissal(db, { userId, key, dismissedAt: new Date(dismissedAt) });
      return UNVERSIONED;
    },
  }),
  // If the log dismissed the same key at another time, that dismissal is the angler's own and stays.
  findVersion: async (db, userId, { fields }) => {
    const stored = await findDismissal(db, { userId, key: keyIn(fields) });
    const isImported = stored && isSameTime(stored.dismissedAt, timeIn(fields["dismissed_at"]));
    return isImported ? UNVERSIONED : undefined;
  },
  removeUnchanged: (db, userId, made) =>
    removeEach(db, { userId, made, handler: dismissals }, ({ fields }) =>
      deleteDismissal(db, { userId, key: keyIn(fields) }),
    ),
};

const trials: ImportHandler = {
  read: rowReader({
    schema: importedTrialSchema,
    check: (_user, sent) => checkTrialTimes(sent),
    find: ownTrials.find,
    isSame: (stored, sent) =>
      stored.seed === sent.seed && isSameTime(stored.stoppedAt, timesOfTrial(sent).stoppedAt),
    write: async (db, { id: userId }, sent) => {
      await importTrial(db, userId, sent);
      return UNVERSIONED;
    },
  }),
  findVersion: async (db, userId, { id, fields }) => {
    const stored = await ownTrials.find(db, { userId, id });
    return stored && versionOf(isSameTime(stored.stoppedAt, timeIn(fields["stopped_at"])));
  },
  removeUnchanged: (db, userId, made) =>
    removeEach(db, { userId, made, handler: trials }, async ({ id }) => {
      await ownTrials.delete(db, { userId, id });
    }),
};

export const aboutLogHandlers = { question: questions, trial: trials, merge: merges, dismissal: dismissals };

function versionOf(isUnchanged: boolean): number {
  return isUnchanged ? UNVERSIONED : CHANGED;
}

function keyIn({ key }: Made["fields"]): string {
  return String(key).toLowerCase();
}

function timeIn(field: unknown): Date | null {
  return typeof field === "string" ? new Date(field) : null;
}

function isSameTime(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime();
}
