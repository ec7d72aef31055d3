const PHONE = /max-width: 820px/;

let isPhone = false;

/** The layout of a phone until the end of the test; otherwise it is that of a desk. */
export function setPhone(to: boolean): void {
  isPhone = to;
}

/** `matchMedia` where nothing is laid out: a desk by day, with motion. */
export function mediaOf(media: string): MediaQueryList {
  return Object.assign(new MediaQueries(), { media });
}

class MediaQueries extends EventTarget implements MediaQueryList {
  media = "";
  readonly onchange = null;
  get matches(): boolean {
    return isPhone && PHONE.test(this.media);
  }
  addListener(): void {}
  removeListener(): void {}
}

/** Nothing has a size. */
export class Unsized implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Nothing comes into sight. */
export class Unseen extends Unsized implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** All comes into sight at once. For `vi.stubGlobal("IntersectionObserver", Seen)`. */
export class Seen {
  private readonly tell: (entries: object[]) => void;
  constructor(tell: (entries: object[]) => void) {
    this.tell = tell;
  }
  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}
