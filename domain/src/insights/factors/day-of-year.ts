const MONTH_STARTS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** 0 to 365; leap days are those of March. @param day yyyy-mm-dd */
export function dayOfYearOf(day: string): number {
  return (MONTH_STARTS[Number(day.slice(5, 7)) - 1] ?? 0) + Number(day.slice(8, 10)) - 1;
}
