type SerialQueue<Result> = (work: () => Promise<Result>) => Promise<Result>;

/** Runs one task at a time, in the order of calls, whether or not the one before failed. */
export function serialQueue<Result>(): SerialQueue<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
