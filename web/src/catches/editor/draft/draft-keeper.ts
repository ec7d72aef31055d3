import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { isSamePhotos } from "../../../photos/choose/form-photo.ts";
import { changePart, createStore, type ReadableStore, type Store } from "../../../store/create-store.ts";
import type { CatchValues } from "../values/catch-values.ts";
import { putDraft } from "./store/draft-store.ts";
import type { Draft } from "./store/draft.ts";
import { removeDraft, DRAFTS_KEY, onDraftsForgotten, holdDraft } from "./store/stored-drafts.ts";
import { isSameValues } from "./store/stored-values.ts";

/** Joins all changes within this interval into one write. */
const KEEP_AFTER_MS = 300;

/** Each call may fail, for example in a private window or on a full disk. */
interface DraftStore {
  put: (draft: Draft, withPhotos: boolean) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

export interface KeeperState {
  /** True if the form differs from the saved values. */
  isChanged: boolean;
  /** True if the draft is stored on this device. */
  isStored: boolean;
  hasFailed: boolean;
  /** True if the draft is stored without some of its photos, for lack of room. */
  lacksPhotos: boolean;
}

interface KeeperOptions {
  /** A new draft, or one that is being continued. */
  draft: Draft;
  /** The values that need no draft; `null` if the draft of a new catch is being continued. */
  saved: CatchValues | null;
  /** `null` if nothing may be stored. */
  drafts: DraftStore | null;
}

/** Stores the draft of one open form in the background. */
export class DraftKeeper {
  #draft: Draft;
  #saved: CatchValues | null;
  /** The opening values plus the autofilled ones. Any other value was typed. */
  #untouched: CatchValues;
  readonly #store: Store<KeeperState>;
  #isPending = false;
  #hasEnded = false;
  #isSuspended = false;
  #hasPhotosToWrite = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The chain of writes, which run one after another. */
  #work: Promise<void> = Promise.resolve();
  readonly #drafts: DraftStore | null;

  constructor({ draft, saved, drafts }: KeeperOptions) {
    this.#draft = draft;
    this.#saved = saved;
    this.#untouched = draft.values;
    this.#drafts = drafts;
    const isContinued = this.#differsFromSaved();
    this.#store = createStore<KeeperState>({
      isChanged: isContinued,
      isStored: isContinued && drafts !== null,
      hasFailed: false,
      lacksPhotos: false,
    });
  }

  get store(): ReadableStore<KeeperState> {
    return this.#store;
  }

  get state(): KeeperState {
    return this.#store.get();
  }

  get draft(): Draft {
    return this.#draft;
  }

  /** True if something would be lost if the tab closed now. */
  get isPending(): boolean {
    return this.#drafts ? this.#isPending : this.state.isChanged;
  }

  /** True if the draft outlives the form. */
  get isKeeping(): boolean {
    return this.#drafts !== null && !this.state.hasFailed;
  }

  /** True if leaving needs a confirmation. A draft that was only opened stays as it is, so it needs none. */
  get isUndecided(): boolean {
    return this.state.isChanged && (this.#isTouched() || !this.isKeeping);
  }

  /** Takes the values of the form, and writes them after KEEP_AFTER_MS. */
  change(values: CatchValues): void {
    if (this.#hasEnded || isSameValues(values, this.#draft.values)) return;
    this.#take(values);
  }

  #isTouched(): boolean {
    return !isSameValues(this.#draft.values, this.#untouched);
  }

  #take(values: CatchValues): void {
    this.#hasPhotosToWrite ||= !isSamePhotos(values.photos, this.#draft.values.photos);
    this.#draft = { ...this.#draft, values, keptAt: Date.now() };
    this.#isPending = true;
    this.#setState({ isChanged: this.#differsFromSaved() });
    this.#timer ??= setTimeout(() => void this.flush(), KEEP_AFTER_MS);
  }

  /** Takes values that the form autofilled. On their own, they make no draft. */
  settle(autofilled: Partial<CatchValues>): void {
    if (this.#saved) this.#saved = { ...this.#saved, ...autofilled };
    this.#untouched = { ...this.#untouched, ...autofilled };
    const values = { ...this.#draft.values, ...autofilled };
    if (!this.#hasEnded && !isSameValues(values, this.#draft.values)) this.#take(values);
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const drafts = this.#drafts;
    const isWriting = this.#isPending && !this.#hasEnded && !this.#isSuspended;
    if (drafts && isWriting) this.#do(() => this.#write(drafts, this.#draft));
    return this.#work;
  }

  /** Stops writing until the draft ends or resumes. Resolves once the write in progress is done. */
  suspend(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isSuspended = true;
    return this.#work;
  }

  /** Writes the whole draft again, since it may have been removed in the meantime. */
  resume(): Promise<void> {
    if (!this.#isSuspended) return this.#work;
    this.#isSuspended = false;
    this.#isPending ||= this.state.isChanged;
    this.#hasPhotosToWrite = true;
    return this.flush();
  }

  /** Removes the draft after it was saved or discarded. */
  end(): Promise<void> {
    clearTimeout(this.#timer);
    this.#hasEnded = true;
    this.#isPending = false;
    this.#do(async () => this.#drafts?.remove(this.#draft.id));
    this.#setState({ isChanged: false, isStored: false });
    return this.#work;
  }

  async #write(drafts: DraftStore, draft: Draft): Promise<void> {
    const { isChanged } = this.state;
    const lacksPhotos = isChanged && !(await this.#put(drafts, draft));
    if (!isChanged) await drafts.remove(draft.id);
    if (draft === this.#draft) {
      this.#isPending = lacksPhotos;
      this.#hasPhotosToWrite = lacksPhotos;
    }
    if (!this.#hasEnded) this.#setState({ isStored: isChanged, hasFailed: false, lacksPhotos });
  }

  /** Returns false if there was no room for the photos. The values are stored anyway. */
  async #put(drafts: DraftStore, draft: Draft): Promise<boolean> {
    const withPhotos = this.#hasPhotosToWrite;
    const isWhole =
      withPhotos &&
      (await drafts
        .put(draft, true)
        .then(() => true)
        .catch(() => false));
    if (!isWhole) await drafts.put(draft, false);
    return isWhole || !withPhotos;
  }

  #do(step: () => Promise<void>): void {
    this.#work = this.#work.then(step).catch(() => this.#setState({ hasFailed: true, isStored: false }));
  }

  #differsFromSaved(): boolean {
    return this.#saved === null || !isSameValues(this.#draft.values, this.#saved);
  }

  #setState(change: Partial<KeeperState>): void {
    changePart(this.#store, change);
  }
}

const ON_THIS_DEVICE: DraftStore = { put: putDraft, remove: removeDraft };

interface OpenForm {
  draft: Draft;
  saved: CatchValues | null;
  /** Whether it may be stored on this device. */
  canStore: boolean;
}

interface Watcher {
  /** Registers the open form; the returned function ends that. */
  watch: (keeper: DraftKeeper) => () => void;
}

/** Stores a draft of one form while it is open; `begin` is called once. */
export function useDraftKeeper({ watch }: Watcher, begin: () => OpenForm): DraftKeeper {
  const queryClient = useQueryClient();
  const [keeper] = useState(() => {
    const { canStore, ...form } = begin();
    return new DraftKeeper({ ...form, drafts: canStore ? ON_THIS_DEVICE : null });
  });

  useEffect(() => {
    const { id, userId } = keeper.draft;
    const release = holdDraft(id);
    const stopListening = onDraftsForgotten((forgotten) => {
      if (forgotten === userId) void keeper.end();
    });
    return () => {
      void keeper
        .flush()
        .then(release)
        .then(() => {
          stopListening();
          return queryClient.invalidateQueries({ queryKey: DRAFTS_KEY });
        });
    };
  }, [keeper, queryClient]);

  useEffect(() => watch(keeper), [watch, keeper]);
  useEffect(() => flushOnPageHide(keeper), [keeper]);
  return keeper;
}

function flushOnPageHide(keeper: DraftKeeper): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const flush = () => void keeper.flush();
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "hidden") flush();
    },
    { signal },
  );
  addEventListener("pagehide", flush, { signal });
  addEventListener(
    "beforeunload",
    (event) => {
      commitActiveField();
      if (!keeper.isPending) return;
      flush();
      event.preventDefault();
    },
    { signal },
  );
  return () => controller.abort();
}

/** A number counts once its field is left, which neither Escape nor the browser's Back does. */
export function commitActiveField(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}
