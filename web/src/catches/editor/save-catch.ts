import type { Catch } from "@creel/domain/catches/catch";
import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { plural, t } from "@lingui/core/macro";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";

import { ApiError } from "../../http/api-error.ts";
import { connectivity } from "../../http/connectivity.ts";
import { logFailure } from "../../http/log-failure.ts";
import { storedSession } from "../../http/stored-session.ts";
import type { OnProgress } from "../../http/upload.ts";
import { locale } from "../../i18n/locale.ts";
import { listenForAnswer } from "../../outbox/await-answer.ts";
import type { Problem } from "../../outbox/outbox-item.ts";
import type { Sent } from "../../outbox/outbox-news.ts";
import { listItems } from "../../outbox/outbox-store.ts";
import { useUser } from "../../session/auth.tsx";
import { noteLogged } from "../../trips/data/last-logged.ts";
import { tripOfNewCatch } from "../../trips/data/trip-of-new-catch.ts";
import { whenIdle } from "../../ui/hooks/once-settled.ts";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { type LogbookCalls, ownCalls } from "../logbook/logbook-calls.ts";
import { type Logbook, reloadLogbook } from "../logbook/logbook.ts";
import {
  describeFailureAfterStoring,
  describeSaveRefusal,
  describeSaveFailure,
  describeSignedOut,
} from "../logbook/save-failure.ts";
import { isCatchSent, isOfCatch } from "../outbox/catch-item.ts";
import { catchOfItems } from "../outbox/catch-of-items.ts";
import { saveInOutbox, takeBack } from "../outbox/save-in-outbox.ts";
import { sendUnstored } from "../outbox/send-unstored.ts";
import type { DraftKeeper } from "./draft/draft-keeper.ts";
import type { Leaving } from "./draft/leaving.tsx";
import type { Draft } from "./draft/store/draft.ts";
import { type Saved, type NextSteps, useNextDraft } from "./draft/use-next-draft.ts";
import { usePersonalBest } from "./use-personal-best.ts";
import type { PreparedCatch, PreparedChange } from "./values/catch-payload.ts";

export interface FormDialog extends NextSteps {
  logbook: Logbook;
  leaving: Leaving;
  /** Closes the form without a confirmation. */
  close: () => void;
}

interface OpenForm {
  dialog: FormDialog;
  keeper: DraftKeeper;
  /** The draft that the form continues. */
  continued: Draft | null;
}

export type SaveSteps = Pick<SavingForm, "onProgress" | "announceStored">;

type SaveCatch = (prepared: PreparedCatch | PreparedChange, steps?: SaveSteps) => Promise<void>;

export function useSaveCatch({ dialog, keeper, continued }: OpenForm): SaveCatch {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const showMessage = useShowMessage();
  const goOn = useNextDraft(dialog);
  const { logbook, close } = dialog;
  const personalBest = usePersonalBest(logbook);
  return (prepared, steps) => {
    const describeBest = personalBest(prepared);
    return saveCatch(prepared, {
      userId,
      logbook,
      queryClient,
      keeper,
      ...steps,
      showMessage,
      close,
      goOn: async (saved) => goOn({ ...saved, best: await describeBest() }, continued?.id ?? null),
    });
  };
}

export interface SavingForm {
  userId: string;
  logbook: Logbook;
  queryClient: QueryClient;
  keeper: Pick<DraftKeeper, "draft" | "suspend" | "resume" | "end">;
  onProgress?: OnProgress | undefined;
  /** Says that the catch is stored on this device, and resolves once that can be read. */
  announceStored?: (() => Promise<void>) | undefined;
  showMessage: (sentence: string) => void;
  /** Closes the form without a confirmation. */
  close: () => void;
  goOn: (saved: Saved) => Promise<void>;
}

type Prepared = PreparedCatch | PreparedChange;

/** Saves a catch for every kind of form. If it throws, the form stays open. */
export async function saveCatch(prepared: Prepared, form: SavingForm): Promise<void> {
  const { logbook, queryClient, keeper } = form;
  await keeper.suspend();
  const saving = logbook.isOwn ? saveOwnCatch(prepared, form) : sendForOther(prepared, form);
  const { stored, failure } = await saving.catch(async (error: unknown) => {
    await keeper.resume();
    throw error;
  });
  if (stored) (logbook.calls ?? ownCalls).putSaved(queryClient, stored);
  // Closing the form takes a slow phone longer than showing the message.
  if (!stored) await form.announceStored?.();
  form.close();
  announceSaved(prepared, { stored, failure }, form);
  // The outbox reloads its catches in every tab, so only other logbooks reload here.
  if (!logbook.isOwn) void reloadLogbook(queryClient, logbook);
  void keeper.end();
}

interface Outcome {
  /** `null` if the catch is still to be sent. */
  stored: Catch | null;
  /** The error, and what happens to the catch. */
  failure: string | null;
}

/** Stores the user's own catch on this device, and waits briefly for the server's answer. */
async function saveOwnCatch(catchOfForm: Prepared, form: SavingForm): Promise<Outcome> {
  const prepared = await withTrip(catchOfForm, form);
  const { userId, keeper, showMessage } = form;
  const isReached = connectivity.get() === "reached";
  const listening = listenForAnswer(userId);
  const saved = { ...prepared, userId, draftId: keeper.draft.id };
  const queued = await saveInOutbox(saved, !isReached).catch((error: unknown) => {
    logFailure("The catch could not be stored on this device", error);
    return null;
  });
  if (queued === null) {
    listening.stop();
    const sending = sendUnstored(prepared, form.onProgress).catch(showFailureAnywhere(showMessage));
    return { stored: await sending, failure: null };
  }
  if (queued.leftOut.length > 0) showMessage(describeLeftOut(queued.leftOut, prepared.photoOrder));
  const answer = await listening.answer(isOfCatch(prepared.catchId));
  if (answer.kind === "sent") return { stored: storedIn(answer.sent), failure: null };
  if (answer.kind === "kept") {
    return { stored: null, failure: describeFailureAfterStoring(answer.problem?.status) };
  }
  // Earlier pending changes do not belong to this form alone. The list of pending uploads asks about them.
  if (!queued.isFirst) return { stored: null, failure: describeSaveRefusal(answer.problem.status ?? 0) };
  await keeper.resume();
  await takeBack(userId, idsOf(prepared));
  throw refusalOf(answer.problem);
}

function storedIn(sent: Sent): Catch | null {
  return isCatchSent(sent) ? sent.answer : null;
}

/** Assigns a new catch to the running trip. */
async function withTrip(prepared: Prepared, { queryClient, userId }: SavingForm): Promise<Prepared> {
  if (isChange(prepared)) return prepared;
  const tripId = await tripOfNewCatch(queryClient, { userId, ...prepared.work.fields });
  if (tripId === undefined) return prepared;
  const { alike } = prepared;
  return { ...onTrip(prepared, tripId), alike: alike.map((each) => onTrip(each, tripId)) };
}

function onTrip<Created extends Pick<PreparedCatch, "work">>(created: Created, tripId: string): Created {
  const { fields } = created.work;
  return { ...created, work: { kind: "create", fields: { ...fields, trip_id: tripId } } };
}

/** Returns the ids of all catches that are saved together. */
function idsOf(prepared: Prepared): string[] {
  const alike = isChange(prepared) ? [] : prepared.alike;
  return [prepared, ...alike].map(({ catchId }) => catchId);
}

/** Identifies photos by position: phones call each of them "image.jpg". */
function describeLeftOut(leftOut: readonly string[], photoOrder: readonly string[]): string {
  if (photoOrder.length === 1) return t`No room: keep it in your camera roll`;
  const places = leftOut.map((id) => String(photoOrder.indexOf(id) + 1));
  const list = new Intl.ListFormat(locale).format(places);
  return t`${plural(places.length, {
    one: `No room for photo ${list}: keep it in your camera roll`,
    other: `No room for photos ${list}: keep them in your camera roll`,
  })}`;
}

function announceSaved(prepared: Prepared, { stored, failure }: Outcome, form: SavingForm): void {
  // After a sign-out, there is no page left to continue on.
  if (storedSession() === null) return form.showMessage(describeSignedOut());
  if (failure !== null) form.showMessage(failure);
  const species = stored?.species ?? prepared.work.fields.species ?? "";
  const caught = stored ?? previewWhenIdle(prepared, form.userId);
  void form.goOn({ species, isSent: stored !== null, caught, ids: idsOf(prepared) });
  if (!isChange(prepared)) noteLogged(prepared.catchId, prepared.work.fields);
}

/** Waits until the page is idle: nobody views the catch before the page says that it is stored. */
async function previewWhenIdle(prepared: Prepared, userId: string): Promise<Catch | null> {
  await new Promise<void>((resolve) => {
    whenIdle(resolve, { within: SECOND_MS, elseAfter: 0 });
  });
  return previewCatch(prepared, userId).catch(() => null);
}

/** Returns the catch as it will be once all its pending changes are sent. */
async function previewCatch({ catchId, work }: Prepared, userId: string): Promise<Catch | null> {
  const items = (await listItems(userId)).filter(isOfCatch(catchId));
  return catchOfItems(work.kind === "change" ? work.base : null, items);
}

/** Sends an admin's change to another angler's catch, which only that angler's devices store. */
async function sendForOther(
  prepared: Prepared,
  { logbook, onProgress, showMessage }: SavingForm,
): Promise<Outcome> {
  if (!isChange(prepared)) throw new Error("A new catch is always one's own");
  const calls = logbook.calls ?? ownCalls;
  const updating = calls.update(prepared, onProgress).catch(showFailureAnywhere(showMessage));
  return { stored: await updating, failure: null };
}

/** Shows the message on whichever page is open if the session has ended, because the form is gone. */
function showFailureAnywhere(showMessage: SavingForm["showMessage"]): (error: unknown) => never {
  return (error) => {
    if (storedSession() === null) showMessage(describeSaveFailure(error));
    throw error;
  };
}

function isChange(prepared: Prepared): prepared is PreparedChange {
  return prepared.work.kind === "change";
}

/** Builds the error that the form would get if it had sent the request itself. */
function refusalOf({ status = 0, code, message, fields, stored }: Problem): ApiError {
  return new ApiError(status, { statusCode: status, error: code, message, code, fields, catch: stored });
}

interface Applying extends Pick<SavingForm, "logbook" | "queryClient"> {
  calls: Pick<LogbookCalls, "putSaved">;
  /** Leaves the view that showed the catch before the change. */
  proceed: () => void;
}

/** Called after a change without a form. Updates the caches before anything else is shown. */
export function applySaved(saved: Catch, { logbook, queryClient, calls, proceed }: Applying): void {
  calls.putSaved(queryClient, saved);
  proceed();
  void reloadLogbook(queryClient, logbook);
}
