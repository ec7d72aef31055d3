import { readFileSync } from "node:fs";

import { SETTING_NAMES } from "./environment.ts";

/** Settings whose value may also stand in a file that `{NAME}_FILE` names, as container secrets do. */
const SECRETS = [
  "DATABASE_URL",
  "JWT_SECRET",
  "ADMIN_PASSWORD",
  "S3_SECRET_ACCESS_KEY",
  "OPEN_METEO_API_KEY",
  "SMTP_URL",
  "METRICS_TOKEN",
] as const;

export type Environment = Record<string, string | undefined>;

export function withSecretFiles(environment: Environment, problems: string[]): Environment {
  const entries = SETTING_NAMES.map((name) => [name, environment[name] || undefined] as const);
  const given: Environment = Object.fromEntries(entries);
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    if (given[name]) problems.push(`${name} and ${name}_FILE must not be set both`);
    try {
      given[name] = readFileSync(file, "utf8").trim();
    } catch {
      problems.push(`${name}_FILE must be a file that can be read: ${file}`);
    }
  }
  return given;
}
