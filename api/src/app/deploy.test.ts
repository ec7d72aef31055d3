import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, test } from "vitest";

import { SETTING_NAMES } from "./environment.ts";
import { EXIT_CONFIG } from "./settings.ts";

const FOLDER = join(import.meta.dirname, "../../../deploy");
const read = (name: string) => readFileSync(join(FOLDER, name), "utf8");

/** Variables of Node, of glibc and of the command `creel`. */
const NOT_OURS = new Set(["CREEL_HOME", "MALLOC_ARENA_MAX", "NODE_ENV"]);

describe("the files in deploy/ speak of settings that Creel has", () => {
  test.each([
    ["compose.env.example", /^([A-Z][A-Z0-9_]*)=/gm],
    ["creel.service", /^Environment=([A-Z][A-Z0-9_]*)=/gm],
    ["Dockerfile", /^(?:ENV| {3}) ([A-Z][A-Z0-9_]*)=/gm],
  ])("%s by %s", (file, pattern) => {
    const names = [...read(file).matchAll(pattern)].flatMap(([, name]) => name ?? []);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !NOT_OURS.has(name) && !SETTING_NAMES.includes(name))).toEqual([]);
  });
});

test("the image keeps to the npm settings of the project, and has its commands", () => {
  const stages = read("Dockerfile")
    .split(/^FROM .*$/m)
    .slice(1);
  for (const stage of stages.filter((text) => text.includes("npm ci"))) {
    expect(stage.slice(0, stage.indexOf("npm ci"))).toContain(" .npmrc ");
  }

  expect(stages.at(-1)).toMatch(/^RUN .*embedded\/binaries\.ts'\); await findBinaries\(/m);
  expect(stages.at(-1)).toContain("COPY --chmod=755 deploy/creel /usr/local/bin/creel");
  const home = join(FOLDER, "..");
  const admin = spawnSync("sh", [join(FOLDER, "creel"), "admin"], {
    env: {
      PATH: `${join(process.execPath, "..")}:/usr/bin:/bin`,
      CREEL_HOME: home,
      DATABASE_URL: "postgres://127.0.0.1:5/creel",
    },
    encoding: "utf8",
  });
  expect(admin.stderr).toMatch(/Choose a command|ECONNREFUSED/);
  for (const command of ["admin", "backup", "distribute", "restore"]) {
    expect(existsSync(join(home, `api/src/app/commands/${command}-cli.ts`)), command).toBe(true);
  }
});

test("the proxies keep no address with what stands behind its question mark", () => {
  const nginx = read("nginx.conf");
  const formats = nginx.match(/^log_format .*$/gm) ?? [];

  expect(formats).toHaveLength(1);
  expect(formats[0]).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b(?!_)/);
  expect(nginx.match(/^ +access_log \S+ creel;$/gm)).toHaveLength(nginx.match(/^server \{$/gm)?.length ?? 0);
  expect(read("Caddyfile")).toMatch(/request>uri regexp "\\\?\.\*" ""/);
});

test("nginx speaks HTTP/2", () => {
  expect(read("nginx.conf").match(/^ +listen .*443.*$/gm)).toEqual([
    "    listen 443 ssl http2;",
    "    listen [::]:443 ssl http2;",
  ]);
});

test("systemd does not start again what ended because its settings are wrong", () => {
  expect(read("creel.service")).toContain(`RestartPreventExitStatus=${EXIT_CONFIG}\n`);
});

test("the proxies let through as much as ten photos in one form", () => {
  expect(read("nginx.conf")).toContain("client_max_body_size 110m;");
  expect(read("Caddyfile")).toContain("max_size 110MB");
});

test("the image runs as nobody's user, says whether it is well and takes the signal itself", () => {
  const [, , last = ""] = read("Dockerfile")
    .split(/^FROM .*$/m)
    .slice(1);
  expect(last).toMatch(/^USER 10001:10001$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
  expect(last).toMatch(/^CMD \["node", "api\/src\/main\.ts"\]$/m);
  expect(last).not.toMatch(/JWT_SECRET|PASSWORD/);
});

/** The programs that read these files check them, if they are installed. */
describe("what reads them finds nothing wrong", () => {
  const folder = mkdtempSync(join(tmpdir(), "creel-deploy-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.skipIf(!isThere("caddy")).each(["Caddyfile", "examples/Caddyfile"])("Caddy in %s", (name) => {
    const variables = { CREEL_HOST: "creel.example.com", CREEL_UPSTREAM: "creel:3000" };

    expect(
      run("caddy", ["validate", "--adapter", "caddyfile", "--config", join(FOLDER, name)], variables),
    ).toBe(0);
  });

  test.skipIf(!isThere("nginx") || !isThere("openssl"))("nginx", () => {
    const key = join(folder, "privkey.pem");
    const certificate = join(folder, "fullchain.pem");
    const subject = ["-days", "2", "-subj", "/CN=creel.example.com"];
    run("openssl", [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-keyout",
      key,
      "-out",
      certificate,
      ...subject,
    ]);
    const ours = read("nginx.conf")
      .replaceAll(/\/etc\/letsencrypt\/live\/creel\.example\.com|\/var\/log\/nginx/g, folder)
      .replaceAll(
        /listen (\[::\]:)?(80|443)/g,
        (_, any = "", port) => `listen ${any}${port === "80" ? 8081 : 8443}`,
      );
    const config = join(folder, "nginx.conf");
    writeFileSync(config, `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${ours} }`);
    expect(run("nginx", ["-t", "-p", folder, "-c", config])).toBe(0);
  });

  test.skipIf(!isThere("systemd-analyze"))("systemd", () => {
    const unit = read("creel.service").replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`);
    const file = join(folder, "creel.service");
    writeFileSync(file, unit);
    expect(run("systemd-analyze", ["verify", file])).toBe(0);
  });
});

function isThere(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}

function run(
  program: string,
  commandArguments: string[],
  variables: Record<string, string> = {},
): number | null {
  const { status, stderr } = spawnSync(program, commandArguments, {
    env: { ...process.env, ...variables },
    encoding: "utf8",
  });
  if (status !== 0) process.stderr.write(stderr);
  return status;
}
