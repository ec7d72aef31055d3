// Reads a Dockerfile. It knows the instructions that deploy/Dockerfile uses, and refuses any other.

const INSTRUCTIONS = new Set([
  "ARG",
  "CMD",
  "COPY",
  "ENV",
  "EXPOSE",
  "FROM",
  "HEALTHCHECK",
  "LABEL",
  "RUN",
  "STOPSIGNAL",
  "USER",
  "VOLUME",
  "WORKDIR",
]);

/**
 * @typedef {object} Step
 * @property {string} name the instruction, in capitals
 * @property {Record<string, string>} flags such as { from: "web" }
 * @property {string} rest everything after the flags
 * @property {number} line where it begins, from 1
 *
 * @typedef {object} Stage
 * @property {string} base the image that it begins with
 * @property {string} name the name that other stages use, or its number
 * @property {Record<string, string>} flags such as { platform: "$BUILDPLATFORM" }
 * @property {Step[]} steps
 */

/** @returns {Stage[]} the stages in order @throws Error with the number of the line that it does not understand */
export function readDockerfile(text) {
  const stages = [];
  for (const step of readSteps(text)) {
    if (step.name === "FROM") {
      const [, base, name = String(stages.length)] = /^(\S+)(?: AS (\S+))?$/.exec(step.rest) ?? fail(step);
      stages.push({ base, name, flags: step.flags, steps: [] });
    } else {
      (stages.at(-1) ?? fail(step)).steps.push(step);
    }
  }
  return stages;
}

function readSteps(text) {
  const steps = [];
  let open = null;
  for (const [index, raw] of text.split("\n").entries()) {
    // A comment may also stand between the lines of one instruction.
    if (raw.trim() === "" || raw.trim().startsWith("#")) continue;
    const isContinued = raw.endsWith("\\");
    const part = isContinued ? raw.slice(0, -1).trim() : raw.trim();
    open = open ? { ...open, text: `${open.text} ${part}` } : { text: part, line: index + 1 };
    if (isContinued) continue;
    steps.push(readStep(open));
    open = null;
  }
  if (open) throw new Error(`Line ${open.line} has no end`);
  return steps;
}

function readStep({ text, line }) {
  const [, name = "", words = ""] = /^([A-Z]+)\s+(.*)$/.exec(text) ?? [];
  if (!INSTRUCTIONS.has(name)) throw new Error(`Line ${line} is not understood: ${text}`);
  if (words.includes("<<")) throw new Error(`Line ${line} has a here-document, which is not understood`);
  const flags = {};
  let rest = words;
  for (let flag = nextFlag(rest); flag; flag = nextFlag(rest)) {
    flags[flag[1]] = flag[2];
    rest = rest.slice(flag[0].length);
  }
  return { name, flags, rest, line };
}

function nextFlag(words) {
  return /^--([a-z-]+)=(\S+)\s+/.exec(words);
}

function fail({ line }) {
  throw new Error(`Line ${line} is not understood`);
}

/** Returns the words of an instruction in JSON form, or `null` if it is in the form for a shell. */
export function readExecForm({ rest, line }) {
  if (!rest.startsWith("[")) return null;
  try {
    return JSON.parse(rest);
  } catch {
    throw new Error(`Line ${line} begins like JSON and is none`);
  }
}

/** Returns the variables of ENV, LABEL or ARG. */
export function readAssignments({ rest, line }) {
  const pairs = [...rest.matchAll(/([\w.]+)=("[^"]*"|\S*)(?:\s+|$)/g)];
  if (pairs.map(([whole]) => whole).join("") !== rest) throw new Error(`Line ${line} is not understood`);
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value.replace(/^"(.*)"$/, "$1")]));
}
