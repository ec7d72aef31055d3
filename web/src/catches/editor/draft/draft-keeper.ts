import { isSamePhotos } from "../../../photos/choose/form-photo.ts";
import { changePart } from "../../../store/change-part.ts";
import { createStore, type ReadableStore, type Store } from "../../../store/create-store.ts";
import type { CatchValues } from "../values/catch-values.ts";
import type { Draft } from "./store/draft.ts";
import { isSameValues } from "./store/stored-values.ts";

/** How long a change may wait: what is typed meanwhile is written with it. */
const KEEP_AFTER_MS = 300;

/** Where drafts are kept; each call may fail, in a private window or on a full disk say. */
export interface DraftStore {
  put: (draft: Draft, withPhotos: boolean) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

export interface KeeperState {
  /** What stands in the form is not what is saved. */
  isChanged: boolean;
  /** A draft of it is on this device. */
  isKept: boolean;
  hasFailed: boolean;
  /** It is kept, but there was no room for all its photos. */
  lacksPhotos: boolean;
}

interface Keeping {
  /** As it is when the form opens: a new one, or one that is continued. */
  draft: Draft;
  /** What needs no keeping; `null` where a new catch is continued, of which nothing is saved. */
  saved: CatchValues | null;
  /** `null` where nothing may be kept. */
  drafts: DraftStore | null;
}

/** Keeps what stands in one open form, without ever making it wait. */
export class DraftKeeper {
  #draft: Draft;
  #saved: CatchValues | null;
  /** What the form opened with and filled in by itself: other values were typed. */
  #untouched: CatchValues;
  readonly #store: Store<KeeperState>;
  #isPending = false;
  #hasEnded = false;
  #hasPhotosToWrite = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** One write after the other. */
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

  /** Whether something would be lost if the tab ended now. */
  get isPending(): boolean {
    return this.#drafts ? this.#isPending : this.state.isChanged;
  }

  /** Whether what is typed outlives its form. */
  get isKeeping(): boolean {
    return this.#drafts !== null && !this.state.hasFailed;
  }

  /** Whether leaving is to be decided on: what was only opened to go on with waits on as it did. */
  get isUndecided(): boolean {
    return this.state.isChanged && (this.#isTouched() || !this.isKeeping);
  }

  /** Takes what stands in the form; it is written a little later. */
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

  /** Takes what the form filled in by itself: that alone is nothing to keep. */
  settle(autofilled: Partial<CatchValues>): void {
    if (this.#saved) this.#saved = { ...this.#saved, ...autofilled };
    this.#untouched = { ...this.#untouched, ...autofilled };
    const values = { ...this.#draft.values, ...autofilled };
    if (!this.#hasEnded && !isSameValues(values, this.#draft.values)) this.#take(values);
  }

  /** Writes what is not written yet. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const drafts = this.#drafts;
    if (drafts && this.#isPending && !this.#hasEnded) this.#do(() => this.#write(drafts, this.#draft));
    return this.#work;
  }

  /** Saved, or thrown away: nothing is kept any more. */
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

  /** Whether all of it is kept: where there is no room for the photos, the words still are. */
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
