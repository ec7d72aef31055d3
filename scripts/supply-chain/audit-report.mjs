// Reads an answer of `npm audit --json`.

/** Worst first. */
const SEVERITIES = ["critical", "high", "moderate", "low", "info"];

/**
 * Returns the lines to print, and how many findings are in packages that are shipped. Findings in tools for development
 * are listed too, but nobody who uses Creel runs those.
 *
 * @param {{ vulnerabilities: object }} answer
 * @param {Set<string>} shippedPaths paths in the lock file
 */
export function reportFindings(answer, shippedPaths) {
  const findings = Object.values(answer.vulnerabilities).toSorted(
    (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
  );
  const { true: shipped = [], false: tools = [] } = Object.groupBy(findings, ({ nodes }) =>
    String(nodes.some((path) => shippedPaths.has(path))),
  );
  const lines = [
    shipped.length === 0
      ? "No known vulnerabilities in the shipped packages."
      : `Known vulnerabilities in the shipped packages: ${shipped.length}`,
    ...shipped.flatMap(describe),
    ...(tools.length > 0 ? ["", `Only in tools for development: ${tools.length}`] : []),
    ...tools.flatMap(describe),
  ];
  return { lines, shippedCount: shipped.length };
}

function describe({ name, severity, range, via, fixAvailable }) {
  const advisories = via.filter((one) => typeof one === "object");
  const through = via.filter((one) => typeof one === "string");
  const reasons = [
    ...advisories.map(({ title, url }) => `    ${title} ${url}`),
    ...(through.length > 0 ? [`    through ${through.join(", ")}`] : []),
  ];
  const which = [name, range, fixAvailable ? "" : "(no fix yet)"].filter(Boolean).join(" ");
  return [`  ${severity}: ${which}`, ...reasons];
}
