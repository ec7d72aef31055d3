/**
 * Runs the steps of a transaction, and rolls all of them back if one fails.
 *
 * @throws the reason why the transaction ended, not the resulting errors of its other steps
 */
export async function allOrNothing(
  work: { done: Promise<void>; abort: () => void },
  steps: readonly (() => Promise<unknown>)[],
): Promise<void> {
  try {
    await Promise.all([...steps.map(async (step) => step()), work.done]);
  } catch (error) {
    const ended = work.done.catch((reason: unknown) => reason);
    endNow(work);
    const reason = await ended;
    throw reason instanceof DOMException && reason.name !== "AbortError" ? reason : error;
  }
}

/** Aborts the transaction, which rolls back its writes. */
function endNow(work: { abort: () => void }): void {
  try {
    work.abort();
  } catch {
    // The transaction has already ended.
  }
}
