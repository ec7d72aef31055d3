import { DAY_MS } from "@creel/domain/dates/units-of-time";

import { SHAPES } from "./shapes.ts";

/** What the server answered to one question. */
export interface Copy {
  userId: string;
  /** Those of the answers when it was kept. */
  shapes: string;
  /** When it was answered, in ms since 1970. */
  at: number;
  data: unknown;
}

/** Where copies are kept; each call may fail, on a full disk say. */
export interface CopyPlace {
  get: (question: string) => Promise<Copy | undefined>;
  put: (question: string, copy: Copy) => Promise<void>;
}

interface Keeping {
  place: CopyPlace;
  /** Who may have copies here now; `null` for nobody. */
  owner: () => string | null;
}

/** As long as a session can be idle. */
const LONGEST_MS = 30 * DAY_MS;

/** Copies of what the server answered one user, for when it does not. */
export class Copies {
  readonly #place: CopyPlace;
  readonly #owner: () => string | null;

  constructor({ place, owner }: Keeping) {
    this.#place = place;
    this.#owner = owner;
  }

  /** `null` where there is none that is theirs, of today's shapes and not too old. */
  async read(question: string): Promise<Copy | null> {
    const userId = this.#owner();
    if (userId === null) return null;
    const copy = await this.#place.get(question).catch(() => undefined);
    const isUsable = copy?.userId === userId && copy.shapes === SHAPES && Date.now() - copy.at < LONGEST_MS;
    return isUsable ? copy : null;
  }

  /** Nobody waits for it, and where nothing can be kept nothing is; nor what was answered to who has left since. */
  async write(question: string, { userId, data, at }: Omit<Copy, "shapes">): Promise<void> {
    if (userId !== this.#owner() || data === null) return;
    await this.#place.put(question, { userId, shapes: SHAPES, at, data }).catch(() => {});
  }
}
