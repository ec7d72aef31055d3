import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { SETTING_NAMES } from "./environment.ts";
import { EXIT_CONFIG, readSettings } from "./settings.ts";
import { presentPassword } from "./welcome.ts";

const ROOT = join(import.meta.dirname, "../../..");
const FOLDER = join(ROOT, "deploy/templates");
const read = (name: string) => readFileSync(join(FOLDER, name), "utf8");

/** The reader of YAML that comes with a package of the server. */
const require = createRequire(createRequire(import.meta.url).resolve("@fastify/swagger"));
const { parse }: { parse: (text: string) => unknown } = require("yaml");

const USER = "10001:10001";
const [, IMAGE] =
  /\$\{CREEL_IMAGE:-(.+)\}/.exec(readFileSync(join(ROOT, "deploy/compose.yaml"), "utf8")) ?? [];

/** The variables that an operator sets first. */
const SET_FIRST = ["ADMIN_EMAIL", "PUBLIC_URL", "TRUST_PROXY", "BACKUPS_KEPT"];

/** Returns unknown names, and the missing ones of those that are set first. Throws if Creel refuses a value. */
function findWrongSettings(environment: Record<string, string>): string[] {
  const { firstAdmin } = readSettings(environment);
  return [
    ...Object.keys(environment).filter((name) => !SETTING_NAMES.includes(name)),
    ...SET_FIRST.filter((name) => !(name in environment)),
    ...(firstAdmin ? [] : ["the first admin"]),
  ];
}

test("docs/templates.md explains each template, and every address is of the project that the image is of", () => {
  const document = readFileSync(join(ROOT, "docs/templates.md"), "utf8");
  const names = readdirSync(FOLDER);
  const owner = IMAGE?.replace(/^ghcr\.io\//, "").replace(/:.*$/, "") ?? "";
  const files = names.flatMap((name) =>
    readdirSync(join(FOLDER, name), { recursive: true, encoding: "utf8" }).map((file) => join(name, file)),
  );
  const texts = files.filter((file) => /\.\w+$/.test(file)).map(read);
  const repositories = texts.flatMap(
    (text) => text.match(/(?:github|githubusercontent)\.com\/[\w-]+\/[\w-]+/g) ?? [],
  );

  expect(names.filter((name) => !document.includes(`deploy/templates/${name}`))).toEqual([]);
  expect(new Set(repositories.map((address) => address.replace(/^\w+\.com\//, "")))).toEqual(
    new Set([owner]),
  );
});

const volumeSchema = z.union([
  z.string(),
  z.pipe(
    z.looseObject({ source: z.string(), target: z.string() }),
    z.transform(({ source, target }) => `${source}:${target}`),
  ),
]);
const serviceSchema = z.looseObject({
  image: z.string(),
  user: z.string(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal("ALL")]),
  cap_add: z._default(z.array(z.string()), []),
  security_opt: z.tuple([z.literal("no-new-privileges:true")]),
  volumes: z.tuple([volumeSchema]),
});

/** The variables that the platform gives. */
const PLATFORM: Record<string, string> = {
  APP_DATA_DIR: "/umbrel/app-data/creel",
  APP_PASSWORD: "7e1f0c".repeat(10),
  APP_PROXY_PORT: "3274",
  AppID: "creel",
  DEVICE_DOMAIN_NAME: "umbrel.local",
  NETWORK_IP: "10.21.0.0",
};

function readCompose(platform: string) {
  const text = read(`${platform}/docker-compose.yml`).replaceAll(
    /\$\{(\w+)\}|\$(\w+)/g,
    (_, braced: string, bare = braced) => PLATFORM[bare] ?? `unknown variable ${bare}`,
  );
  return z.looseObject({ services: z.record(z.string(), z.looseObject({})) }).parse(parse(text)).services;
}

describe.each([
  ["umbrel", "web"],
  ["casaos", "creel"],
  ["truenas", "creel"],
])("the Compose file for %s", (platform, main) => {
  const services = readCompose(platform);
  const creel = serviceSchema.parse(services[main]);
  const permissions = serviceSchema.parse(services["permissions"]);

  test("runs the image as its user, without capabilities, on a file system that it cannot change", () => {
    expect(creel).toMatchObject({ image: IMAGE, user: USER, tmpfs: ["/tmp"], cap_add: [] });
  });

  test("first gives the data to that user, by a container that can do nothing else", () => {
    expect(permissions).toMatchObject({
      image: IMAGE,
      user: "0:0",
      network_mode: "none",
      cap_add: ["CHOWN"],
      entrypoint: ["chown", USER, "/data"],
      volumes: creel.volumes,
    });
    expect(creel["depends_on"]).toEqual({ permissions: { condition: "service_completed_successfully" } });
    expect(creel.volumes[0]).toMatch(/:\/data$/);
  });

  test("offers port 3000", () => {
    const { environment } = services["app_proxy"] ?? {};
    const behindProxy = { APP_HOST: `creel_${main}_1`, APP_PORT: 3000 };

    expect(environment ?? creel["ports"]).toMatchObject(environment ? behindProxy : [{ target: 3000 }]);
  });

  test("sets only settings that Creel has", () => {
    expect(findWrongSettings(z.record(z.string(), z.string()).parse(creel["environment"]))).toEqual([]);
  });
});

test("Umbrel shows the admin whom its Compose file makes, and a password that it knows", () => {
  const manifest = z.looseObject({ defaultUsername: z.string() }).parse(parse(read("umbrel/umbrel-app.yml")));

  expect(readCompose("umbrel")["web"]?.["environment"]).toMatchObject({
    ADMIN_EMAIL: manifest.defaultUsername,
    ADMIN_PASSWORD: PLATFORM["APP_PASSWORD"],
  });
  expect(manifest).toMatchObject({ id: "creel", deterministicPassword: true, defaultPassword: "" });
});

test("CasaOS explains every variable that it offers", () => {
  const casaos = z.looseObject({ envs: z.array(z.looseObject({ container: z.string() })) });
  const { environment, "x-casaos": shown } = readCompose("casaos")["creel"] ?? {};

  expect(casaos.parse(shown).envs.map(({ container }) => container)).toEqual(Object.keys(environment ?? {}));
});

const configSchema = z.array(
  z.looseObject({
    Name: z.string(),
    Target: z.string(),
    Type: z.string(),
    Mask: z.string(),
    "#text": z._default(z.string(), ""),
  }),
);

describe("the template for Unraid", () => {
  const text = read("unraid/creel.xml");
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "", parseTagValue: false });
  const container = z
    .looseObject({
      Container: z.looseObject({
        Config: configSchema,
        ExtraParams: z.string(),
        Overview: z.string(),
        Requires: z.string(),
      }),
    })
    .parse(parser.parse(text)).Container;
  const targetsOf = (type: string) =>
    container.Config.filter(({ Type }) => Type === type).map(({ Target }) => Target);

  test("is XML, with each entry in one line and no brackets in its texts, which Unraid takes for tags", () => {
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text.match(/<Config [^\n]*(?:\/>|<\/Config>)$/gm)).toHaveLength(container.Config.length);
    expect([container.Overview, container.Requires].join("")).not.toMatch(/[[\]]/);
  });

  test("runs the image as its user, without capabilities, on a file system that it cannot change", () => {
    expect(container).toMatchObject({ Repository: IMAGE, Privileged: "false" });
    expect(container.ExtraParams.split(" ")).toEqual(
      expect.arrayContaining([`--user=${USER}`, "--read-only", "--cap-drop=ALL", "--tmpfs=/tmp"]),
    );
  });

  test("has port 3000, the volume, and only settings that Creel has, secrets masked", () => {
    const variables = container.Config.filter(({ Type }) => Type === "Variable");

    expect(targetsOf("Port")).toEqual(["3000"]);
    expect(targetsOf("Path")).toEqual(["/data"]);
    expect(findWrongSettings(Object.fromEntries(variables.map((one) => [one.Target, one["#text"]])))).toEqual(
      [],
    );
    expect(variables.filter(({ Mask }) => Mask === "true").map(({ Target }) => Target)).toEqual(["SMTP_URL"]);
  });
});

/** Stands for the programs of Proxmox VE, of which it answers what the script reads. */
const PROXMOX = `#!/bin/bash
line="$(basename "$0") $*"
case $line in
  "pvesh get /cluster/nextid") echo 105 ;;
  "pvesm status"*) printf 'Name Type Status\\nold dir disabled\\nlocal dir active\\n' ;;
  "pveam available"*) printf 'system debian-12-standard_12.7-1_amd64\\nsystem debian-13-standard_13.1-2_amd64\\n' ;;
  "pct exec 105 -- hostname -I") echo 192.0.2.7 ;;
  "pct exec 105 -- docker inspect"*) echo healthy ;;
  "pct exec 105 -- journalctl"*) cat "$CREEL_LOG" ;;
  "pct push 105"*) line="pct push $4 $(cat "$3")" ;;
esac
echo "$line" >>"$PROXMOX_CALLS"
`;

describe("the script for Proxmox", () => {
  const folder = mkdtempSync(join(tmpdir(), "creel-proxmox-"));
  const calls = join(folder, "calls");
  const log = join(folder, "log");
  let output: ReturnType<typeof runScript>;
  let called = "";

  function runScript(commandArguments: string[], email = "you@example.com") {
    writeFileSync(calls, "");
    const environment = {
      ADMIN_EMAIL: email,
      PROXMOX_CALLS: calls,
      CREEL_LOG: log,
      PATH: `${folder}:${process.env["PATH"]}`,
    };
    return spawnSync("bash", [join(FOLDER, "proxmox/creel.sh"), ...commandArguments], {
      env: environment,
      encoding: "utf8",
    });
  }

  beforeAll(() => {
    writeFileSync(join(folder, "proxmox"), PROXMOX, { mode: 0o755 });
    for (const program of ["pct", "pveam", "pvesm", "pvesh"]) symlinkSync("proxmox", join(folder, program));
    writeFileSync(log, presentPassword("you@example.com", "perch-and-pike", { CREEL_HOME: "/creel" }));
    output = runScript([]);
    called = readFileSync(calls, "utf8");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("makes an unprivileged container from the newest Debian, on an active storage", () => {
    expect(output.stderr).toContain("Creel runs at http://192.0.2.7:3000");
    expect(called).toContain("pct create 105 local:vztmpl/debian-13-standard_13.1-2_amd64 ");
    expect(called).toMatch(
      /^pct create .*--unprivileged 1 --features nesting=1,keyctl=1 .*--rootfs local:16 /m,
    );
  });

  test("runs the image as its user, without capabilities, on a file system that it cannot change", () => {
    const [, command = ""] = /^ExecStart=([^]*?[^\\])$/m.exec(called) ?? [];

    expect(command.split(/\s+\\?\s*/).slice(-3)).toEqual(["--volume", "creel:/data", IMAGE]);
    for (const part of [`--user ${USER}`, "--read-only", "--cap-drop ALL", "--publish 3000:3000"]) {
      expect(command).toContain(part);
    }
    expect(called).toContain(`RestartPreventExitStatus=${EXIT_CONFIG}\n`);
  });

  test("sets only settings that Creel has", () => {
    const [, settings = ""] = /^pct push \/etc\/creel\.env ([^]*?)\npct/m.exec(called) ?? [];

    expect(
      findWrongSettings(Object.fromEntries(settings.split("\n").map((line) => line.split("=", 2)))),
    ).toEqual([]);
  });

  test("shows the password that Creel made", () => {
    expect(output.stdout).toMatch(/^ +Email +you@example\.com\n +Password +perch-and-pike$/m);
  });

  test("makes nothing without an email", () => {
    expect(runScript([], "").status).toBe(1);
    expect(readFileSync(calls, "utf8")).toBe("");
  });

  test("an update makes a backup before it gets the new image", () => {
    expect(runScript(["update", "105"]).status).toBe(0);
    expect(readFileSync(calls, "utf8").split("\n").slice(0, 3)).toEqual([
      "pct exec 105 -- docker exec creel creel backup",
      `pct exec 105 -- docker pull --quiet ${IMAGE}`,
      "pct exec 105 -- systemctl restart creel",
    ]);
  });
});

describe("the files for Kubernetes", () => {
  const podSchema = z.looseObject({ containers: z.tuple([z.looseObject({})]) });
  const deploymentSchema = z.looseObject({
    spec: z.looseObject({ template: z.looseObject({ spec: podSchema }) }),
  });
  const pod = deploymentSchema.parse(parse(read("kubernetes/base/deployment.yaml"))).spec.template.spec;
  const [creel] = pod.containers;

  test("run the image as its user, without capabilities, on a file system that it cannot change", () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 10_001, runAsGroup: 10_001, fsGroup: 10_001 },
    });
    expect(creel).toMatchObject({
      image: IMAGE,
      ports: [{ name: "http", containerPort: 3000 }],
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      },
    });
    expect(creel["volumeMounts"]).toContainEqual({ name: "data", mountPath: "/data" });
  });

  test("restart a process that does not answer, and send nobody to one that is not ready", () => {
    expect(creel["livenessProbe"]).toMatchObject({ httpGet: { path: "/api/health", port: "http" } });
    expect(creel["readinessProbe"]).toMatchObject({ httpGet: { path: "/api/ready", port: "http" } });
  });

  test("set only settings that Creel has", () => {
    const kustomization = z
      .looseObject({ configMapGenerator: z.tuple([z.looseObject({ literals: z.array(z.string()) })]) })
      .parse(parse(read("kubernetes/base/kustomization.yaml")));
    const secret = z
      .looseObject({ stringData: z.record(z.string(), z.string()) })
      .parse(parse(read("kubernetes/examples/secret.yaml")));

    const literals = kustomization.configMapGenerator[0].literals.map((line) => line.split("=", 2));
    expect(findWrongSettings({ ...Object.fromEntries(literals), ...secret.stringData })).toEqual([]);
  });

  test("name files that are there, as far as kustomize is not here to read them", () => {
    const names = ["base", "overlays/own-postgresql"].flatMap((folder) => {
      const listed = read(`kubernetes/${folder}/kustomization.yaml`).match(
        /(?<=^ {2}- (?:path: )?)[\w./-]+$/gm,
      );
      return (listed ?? []).map((name) => join(FOLDER, "kubernetes", folder, name));
    });

    expect(names).toHaveLength(6);
    expect(names.filter((name) => !existsSync(name))).toEqual([]);
  });
});
