/** How long after a finger was lifted its click may come. */
const CLICK_WITHIN_MS = 400;

type Doing = "press" | "key" | "word";

export interface Hands {
  /** Resolves, in a task of its own, once nobody is in the middle of something. */
  areFree: () => Promise<void>;
  stopWatching: () => void;
}

/**
 * Knows when a press, or a word that an input method puts together, has begun and is not over. Whoever takes the page over
 * then would see the second half of it alone, and make nothing of it.
 */
export function watchHands(): Hands {
  const doing = new Set<Doing>();
  let tell: (() => void) | null = null;
  const end = (what: Doing) => {
    doing.delete(what);
    // What has just ended has yet to reach whom it is for.
    if (doing.size === 0) setTimeout(() => tell?.());
  };
  let lifted: ReturnType<typeof setTimeout>;
  const listening = new AbortController();
  const on = <Type extends keyof WindowEventMap>(type: Type, act: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, act, { capture: true, passive: true, signal: listening.signal });

  on("pointerdown", ({ button }) => {
    if (button !== 0) return;
    clearTimeout(lifted);
    doing.add("press");
  });
  on("pointerup", () => {
    lifted = setTimeout(() => end("press"), CLICK_WITHIN_MS);
  });
  on("click", () => end("press"));
  on("pointercancel", () => end("press"));
  on("contextmenu", () => end("press"));
  on("keydown", ({ key }) => void (isPressing(key) && doing.add("key")));
  on("keyup", ({ key }) => void (isPressing(key) && end("key")));
  on("compositionstart", () => doing.add("word"));
  on("compositionend", () => end("word"));
  on("blur", ({ target }) => {
    if (target === window) for (const what of doing) end(what);
  });

  return {
    async areFree() {
      while (doing.size > 0) await new Promise<void>((resolve) => void (tell = resolve));
    },
    stopWatching: () => listening.abort(),
  };
}

function isPressing(key: string): boolean {
  return key === "Enter" || key === " ";
}
