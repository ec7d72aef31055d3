/** A line of what was measured. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
