import { expect, test } from "vitest";

import { reportFindings } from "./audit-report.mjs";

const SHIPPED = new Set(["node_modules/fastify", "node_modules/provider"]);

/** Returns an entry as npm gives it. */
function finding(name, { severity = "high", nodes = [`node_modules/${name}`], via, fixAvailable = true }) {
  return { name, severity, isDirect: true, via, effects: [], range: "<6.0.0", nodes, fixAvailable };
}

function advisory(title, url) {
  return { source: 1, name: "any", title, url, severity: "high", range: "<6.0.0", cwe: [] };
}

function report(...findings) {
  const vulnerabilities = Object.fromEntries(findings.map((one) => [one.name, one]));
  return reportFindings({ auditReportVersion: 2, vulnerabilities, metadata: {} }, SHIPPED);
}

test("a finding in a shipped package counts, with its versions, its advisory and what it comes through", () => {
  const { lines, shippedCount } = report(
    finding("provider", { severity: "moderate", via: ["fastify"], fixAvailable: false }),
    finding("fastify", { via: [advisory("Smuggled requests", "https://example.com/1")] }),
  );

  expect(shippedCount).toBe(2);
  expect(lines).toEqual([
    "Known vulnerabilities in the shipped packages: 2",
    "  high: fastify <6.0.0",
    "    Smuggled requests https://example.com/1",
    "  moderate: provider <6.0.0 (no fix yet)",
    "    through fastify",
  ]);
});

test("a finding in a tool for development is listed apart, and does not count", () => {
  const { lines, shippedCount } = report(
    finding("jsdom", { severity: "critical", via: [advisory("A loop", "https://example.com/2")] }),
  );

  expect(shippedCount).toBe(0);
  expect(lines).toEqual([
    "No known vulnerabilities in the shipped packages.",
    "",
    "Only in tools for development: 1",
    "  critical: jsdom <6.0.0",
    "    A loop https://example.com/2",
  ]);
});

test("a package that is there twice counts if one of the two is shipped", () => {
  const nodes = ["node_modules/tool/node_modules/fastify", "node_modules/fastify"];

  expect(report(finding("fastify", { nodes, via: [] })).shippedCount).toBe(1);
  expect(report(finding("fastify", { nodes: nodes.slice(0, 1), via: [] })).shippedCount).toBe(0);
});
