import { isSamePhotos } from "../../../photos/choose/form-photo.ts";
import { changePart, createStore, type ReadableStore, type Store } from "../../../store/create-store.ts";
import type { CatchValues } from "../values/catch-values.ts";
import type { Draft } from "./store/draft.ts";
import { isSameValues } from "./store/stored-values.ts";

/** Joins the changes of this time into one write. */
const KEEP_AFTER_MS = 300;

/** Each call may fail, for example in a private window or on a full disk. */
export interface DraftStore {
  put: (draft: Draft, withPhotos: boolean) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

export interface KeeperState {
  /** The form differs from what is saved. */
  isChanged: boolean;
  /** The draft is stored on this device. */
  isKept: boolean;
  hasFailed: boolean;
  /** The draft is stored without some of its photos, for want of room. */
  lacksPhotos: boolean;
}

interface Keeping {
  /** A new draft, or one that is continued. */
  draft: Draft;
  /** Values that need no draft; `null` for a new catch that is continued. */
  saved: CatchValues | null;
  /** `null` where nothing may be stored. */
  drafts: DraftStore | null;
}

/** Stores the draft of one open form in the background. */
export class DraftKeeper {
  #draft: Draft;
  #saved: CatchValues | null;
  /** What the form opened with and autofilled: other values were typed. */
  #untouched: CatchValues;
  readonly #store: Store<KeeperState>;
  #isPending = false;
  #hasEnded = false;
  #isSuspended = false;
  #hasPhotosToWrite = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The writes run one after the other. */
  #work: Promise<void> = Promise.resolve();
  readonly #drafts: DraftStore | null;

  constructor({ draft, saved, drafts }: Keeping) {
    this.#draft = draft;
    this.#saved = saved;
    this.#untouched = draft.values;
    this.#drafts = drafts;
    const isContinued = this.#differsFromSaved();
    this.#store = createStore<KeeperState>({
      isChanged: isContinued,
      isKept: isContinued && drafts !== null,
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

  /** True when something would be lost if the tab ended now. */
  get isPending(): boolean {
    return this.#drafts ? this.#isPending : this.state.isChanged;
  }

  /** True when the draft outlives the form. */
  get isKeeping(): boolean {
    return this.#drafts !== null && !this.state.hasFailed;
  }

  /** True when leaving needs a question: a draft that was only opened stays as it is. */
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

  /** Takes values that the form filled in by itself, which alone make no draft. */
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

  /** Writes nothing until it ends or resumes. What was being written is written when this returns. */
  suspend(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isSuspended = true;
    return this.#work;
  }

  /** Writes all of the draft again, which may have been removed meanwhile. */
  resume(): Promise<void> {
    if (!this.#isSuspended) return this.#work;
    this.#isSuspended = false;
    this.#isPending ||= this.state.isChanged;
    this.#hasPhotosToWrite = true;
    return this.flush();
  }

  /** Removes the draft, which is saved or discarded. */
  end(): Promise<void> {
    clearTimeout(this.#timer);
    this.#hasEnded = true;
    this.#isPending = false;
    this.#do(async () => this.#drafts?.remove(this.#draft.id));
    this.#setState({ isChanged: false, isKept: false });
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
    if (!this.#hasEnded) this.#setState({ isKept: isChanged, hasFailed: false, lacksPhotos });
  }

  /** Returns false when there was no room for the photos; the values are stored nevertheless. */
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
    this.#work = this.#work.then(step).catch(() => this.#setState({ hasFailed: true, isKept: false }));
  }

  #differsFromSaved(): boolean {
    return this.#saved === null || !isSameValues(this.#draft.values, this.#saved);
  }

  #setState(change: Partial<KeeperState>): void {
    changePart(this.#store, change);
  }
}
