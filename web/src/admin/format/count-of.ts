const NUMBER = new Intl.NumberFormat("en");

/** "1 sign-in", "1,204 sign-ins" */
export function countOf(number: number, one: string, many: string): string {
  return `${NUMBER.format(number)} ${number === 1 ? one : many}`;
}
