import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { readDockerfile } from "./dockerfile.mjs";
import { filesIn } from "./measure-image.mjs";
import { runStages, toHostEnv } from "./run-steps.mjs";

/** Runs the steps with these files in the context. */
function build(dockerfile, files = {}) {
  const folder = mkdtempSync(join(tmpdir(), "creel-steps-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, "context", path)), { recursive: true });
    writeFileSync(join(folder, "context", path), text);
  }
  mkdirSync(join(folder, "context"), { recursive: true });
  const env = { PATH: process.env.PATH };
  const image = runStages(readDockerfile(dockerfile), {
    context: join(folder, "context"),
    folder,
    env,
    say: () => {},
  });
  const read = (path) => readFileSync(join(image.root, path), "utf8");
  return { image, read, files: filesIn(image.root).map((file) => file.slice(image.root.length)) };
}

test("copies of a folder what it holds, and files under the name or into the folder that is given", () => {
  const { files } = build(
    "FROM a AS first\nWORKDIR /app\nCOPY one two lib/\nFROM b\nWORKDIR /creel\nCOPY --from=first /app/lib lib\nCOPY one other\n",
    { one: "1", "two/inner": "2" },
  );

  expect(files).toEqual(["/creel/lib/inner", "/creel/lib/one", "/creel/other"]);
});

test("a step runs where WORKDIR says, with the variables of ENV, on paths of its stage", () => {
  const { read, image } = build(
    'FROM a\nWORKDIR /creel\nENV DATA_DIR=/creel/data NAME=perch\nRUN echo "$NAME in $(pwd)" > /creel/out && echo "$DATA_DIR" > where\n',
  );

  expect(read("creel/out")).toBe(`perch in ${image.root}/creel\n`);
  expect(read("creel/where")).toBe(`${image.root}/creel/data\n`);
  expect(toHostEnv(image)).toEqual({ DATA_DIR: `${image.root}/creel/data`, NAME: "perch" });
});

test("a program may be copied with its mode", () => {
  const { image } = build("FROM a\nCOPY --chmod=755 run /usr/local/bin/run\n", { run: "" });

  expect(statSync(join(image.root, "usr/local/bin/run")).mode & 0o777).toBe(0o755);
});

test.each([
  ["a file that is missing", "FROM a\nCOPY missing here", "Line 2, COPY missing here\nmissing is not there"],
  ["a command that fails", "FROM a\nWORKDIR /b\nRUN exit 3", "Line 3, RUN exit 3\nIt ended with 3"],
  ["a stage that is not there", "FROM a\nCOPY --from=b c d", "Line 2, COPY c d\nThere is no stage b"],
  ["a volume that nobody made", 'FROM a\nVOLUME ["/data"]', "Nobody has made /data"],
])("it stops at %s and names the line", (_what, dockerfile, message) => {
  expect(() => build(dockerfile)).toThrow(message);
});

test("the step that needs root leaves a folder for the data, and another one does not pass for it", () => {
  const ours = "useradd --uid 10001 --user-group creel \\\n    && install -d -o creel -g creel -m 0700 /data";
  const { image } = build(`FROM a\nRUN ${ours}\nVOLUME ["/data"]\nUSER 10001:10001\n`);

  expect(statSync(join(image.root, "data")).isDirectory()).toBe(true);
  expect(image.user).toBe("10001:10001");
  expect(() => build("FROM a\nRUN false && install -d -o creel -g creel -m 0700 /data\n")).toThrow(
    "It ended with",
  );
});
