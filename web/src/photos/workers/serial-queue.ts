type SerialQueue<Result> = (work: () => Promise<Result>) => Promise<Result>;

/** Has one thing done at a time, in the order of asking, whether what was before it went well or not. */
export function serialQueue<Result>(): SerialQueue<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
