declare global {
  interface Window {
    /** The longest task since it was asked for last, in milliseconds. */
    takeLongestTask: () => number;
  }
}

/** Runs in the page, before its own scripts. */
export function watchTasks(): void {
  let longest = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ entryTypes: ["longtask"] });
  window.takeLongestTask = () => {
    note(observer.takeRecords());
    const taken = longest;
    longest = 0;
    return taken;
  };
}
