import { isIn } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";

import type { ShownMap } from "../../../../map/view/shown-map.ts";
import { PositionError } from "../../../../places/current-position.ts";
import type { Fix, WatchPosition } from "../../../../places/watch-position.ts";
import { changePart, createStore, type ReadableStore, type Store } from "../../../../store/create-store.ts";
import type { CatchPlace } from "../../values/catch-values.ts";

export interface PlaceState {
  /** True until the device has answered. */
  isLooking: boolean;
  /** `null` for a place that was typed or chosen. */
  source: "device" | "middle" | null;
  /** In meters; `null` unless the place comes from the device. */
  accuracy: number | null;
  /** A sentence that says why the device has no place. */
  problem: string | undefined;
}

interface FinderOptions {
  isWanted: boolean;
  /** The map that the form was opened on. If the device is outside its view, the form gets the map's middle. */
  map: ShownMap | null;
  watch: WatchPosition;
  put: (place: CatchPlace) => void;
}

const FROM_ELSEWHERE = { isLooking: false, source: null, accuracy: null };

/** Takes increasingly accurate places from the device until the angler chooses one. */
export class PlaceFinder {
  readonly #store: Store<PlaceState>;
  #best: Fix | null = null;
  #since = 0;
  /** The places that this class put into the form, which may still report an earlier one. */
  readonly #placed = new Set<string>();
  #isChosen = false;
  #asked: { resolve: () => void; reject: (error: PositionError) => void } | null = null;
  #stop = () => {};
  readonly #options: FinderOptions;

  constructor(options: FinderOptions) {
    this.#options = options;
    this.#store = createStore<PlaceState>({
      ...FROM_ELSEWHERE,
      isLooking: options.isWanted,
      problem: undefined,
    });
  }

  get store(): ReadableStore<PlaceState> {
    return this.#store;
  }

  get state(): PlaceState {
    return this.#store.get();
  }

  get map(): ShownMap | null {
    return this.#options.map;
  }

  start(): void {
    if (this.#options.isWanted && !this.#isChosen) this.#look();
  }

  stop(): void {
    this.#stop();
    this.#stop = () => {};
  }

  /**
   * Takes the device's place once it is known, even outside the map's view.
   *
   * @throws PositionError
   */
  locate = (): Promise<void> => {
    this.#isChosen = true;
    this.#answer();
    return new Promise((resolve, reject) => {
      this.#asked = { resolve, reject };
      this.#look();
    });
  };

  takeMiddle = (): void => {
    const { map } = this.#options;
    if (!map) return;
    this.#isChosen = true;
    this.stop();
    this.#answer();
    this.#place(map.middle, { source: "middle", accuracy: null });
  };

  /** Takes the place in the form. A place that this class did not put there was chosen by the angler. */
  update(coordinates: Coordinates | null): void {
    if (!coordinates || this.#placed.has(keyOf(coordinates))) return;
    this.#isChosen = true;
    this.#placed.clear();
    this.stop();
    this.#answer();
    this.#setState(FROM_ELSEWHERE);
  }

  #look(): void {
    this.stop();
    this.#best = null;
    this.#setState({ isLooking: true, problem: undefined });
    this.#stop = this.#options.watch(
      (fix) => this.#takeFix(fix),
      (sentence) => this.#fail(sentence),
    );
  }

  #takeFix(fix: Fix): void {
    if (this.#best && !isBetterFix(this.#best, fix, this.#since)) return;
    if (!this.#best) this.#since = fix.at;
    this.#best = fix;
    const { map } = this.#options;
    if (this.#isChosen || !map || isIn(map.bounds, fix)) {
      const { latitude, longitude, accuracy } = fix;
      this.#place({ latitude, longitude }, { source: "device", accuracy });
    } else this.#place(map.middle, { source: "middle", accuracy: null });
    this.#answer();
  }

  #answer(): void {
    this.#asked?.resolve();
    this.#asked = null;
  }

  /** Keeps a place that is already known. */
  #fail(sentence: string): void {
    if (this.#best) return;
    this.#setState({ isLooking: false, problem: sentence });
    this.#asked?.reject(new PositionError(sentence));
    this.#asked = null;
    const { map } = this.#options;
    if (map && !this.#isChosen) this.#place(map.middle, { source: "middle", accuracy: null });
  }

  #place(place: Coordinates, from: Pick<PlaceState, "source" | "accuracy">): void {
    const { problem } = this.state;
    this.#setState({ ...from, isLooking: false, problem: from.source === "device" ? undefined : problem });
    this.#placed.add(keyOf(place));
    this.#options.put(from.accuracy === null ? place : { ...place, accuracy: from.accuracy });
  }

  #setState(change: Partial<PlaceState>): void {
    changePart(this.#store, change);
  }
}

function keyOf({ latitude, longitude }: Coordinates): string {
  return `${latitude} ${longitude}`;
}

/** The first fixes of a device may be far off while claiming high accuracy. */
const SETTLING_MS = 30_000;
const METERS_PER_DEGREE = 111_320;

/**
 * Whether a fix replaces an earlier one: it is more accurate and, once the device has had time to settle, may still be
 * the same place. A later fix elsewhere means that the device was carried there; the fish was caught at the earlier
 * place.
 *
 * @param since The time of the first fix, in milliseconds since 1970.
 */
function isBetterFix(previous: Fix, next: Fix, since: number): boolean {
  if (next.accuracy >= previous.accuracy) return false;
  if (next.at - since <= SETTLING_MS) return true;
  return metersBetween(previous, next) <= previous.accuracy + next.accuracy;
}

/** In meters, for points that are near each other. */
function metersBetween(one: Coordinates, other: Coordinates): number {
  const north = other.latitude - one.latitude;
  const apart = Math.abs(other.longitude - one.longitude);
  const east = Math.min(apart, 360 - apart) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * METERS_PER_DEGREE;
}
