/** Calls `act` at once, and once more after `ms` if it was called in the meantime. */
export function atMostEvery(ms: number, act: () => void): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  function call(): void {
    isWanted = timer !== undefined;
    if (isWanted) return;
    act();
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) call();
    }, ms);
  }
  return { call, stop: () => clearTimeout(timer) };
}
