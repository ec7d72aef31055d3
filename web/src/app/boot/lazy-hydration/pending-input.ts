/** A click may come this long after its pointerup. */
const CLICK_WITHIN_MS = 400;

type Doing = "press" | "key" | "word";

export interface PendingInput {
  /** Resolves, in a task of its own, once no input is in progress. */
  hasEnded: () => Promise<void>;
  stopWatching: () => void;
}

/**
 * Knows whether a press, or a word that an input method composes, has begun and is not over. Code that hydrates the page
 * then would see only the second half of it and ignore it.
 */
export function watchPendingInput(): PendingInput {
  const doing = new Set<Doing>();
  let resolveEnd: (() => void) | null = null;
  const end = (what: Doing) => {
    doing.delete(what);
    // The listeners of the event that ended the input have yet to run.
    if (doing.size === 0) setTimeout(() => resolveEnd?.());
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
    async hasEnded() {
      while (doing.size > 0) await new Promise<void>((resolve) => void (resolveEnd = resolve));
    },
    stopWatching: () => listening.abort(),
  };
}

function isPressing(key: string): boolean {
  return key === "Enter" || key === " ";
}
