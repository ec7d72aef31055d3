const PHONE = /max-width: 820px/;

let isPhone = false;

/** Switches to the phone layout until the end of the test. The default is the desktop layout. */
export function setPhone(to: boolean): void {
  isPhone = to;
}

/** Fakes `matchMedia`: a desktop with the light theme and with motion. */
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

/** Reports no sizes. */
export class Unsized implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Reports nothing as visible. */
export class Unseen extends Unsized implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** Reports everything as visible at once. For `vi.stubGlobal("IntersectionObserver", Seen)`. */
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
