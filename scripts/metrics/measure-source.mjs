// Measures one file by its syntax tree: its lines, its comments, and its functions with their length and branches.
import { parseSync } from "vite";

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
const BRANCHES = new Set([
  "IfStatement",
  "ConditionalExpression",
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "WhileStatement",
  "DoWhileStatement",
  "CatchClause",
  "LogicalExpression",
]);

/** Returns lengths in lines. `cyclomatic` is 1 plus the branches, without the branches of inner functions. */
export function measureSource({ path, text }) {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const functions = [];
  collectFunctions(program, { parent: null, around: null, functions, lineOf: lineFinder(text) });
  return { path, ...countLines(text, comments), functions };
}

/** A line of comment contains nothing else. In JSX, the comment is in braces. */
function countLines(text, comments) {
  const lines = text.replace(/\n$/, "").split("\n");
  const bare = withoutComments(text, comments).split("\n");
  return {
    lines: lines.length,
    written: lines.filter((line) => line.trim() !== "").length,
    comments: lines.filter((line, index) => line !== bare[index] && /^(\{\s*\})?$/.test(bare[index].trim()))
      .length,
  };
}

function withoutComments(text, comments) {
  return comments.reduceRight(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, " ") + rest.slice(end),
    text,
  );
}

function collectFunctions(node, { parent, around, functions, lineOf }) {
  const isFunction = FUNCTIONS.has(node.type);
  if (BRANCHES.has(node.type) || (node.type === "SwitchCase" && node.test)) {
    if (around) around.cyclomatic += 1;
  }
  const own = isFunction ? describeFunction(node, parent, lineOf) : around;
  if (isFunction) functions.push(own);
  for (const child of childrenOf(node)) {
    collectFunctions(child, { parent: node, around: own, functions, lineOf });
  }
}

function describeFunction(node, parent, lineOf) {
  const begin = parent?.type === "MethodDefinition" || parent?.method ? parent : node;
  return {
    name: nameOf(node, parent),
    hasBlock: node.body?.type === "BlockStatement",
    lines: lineOf(node.end) - lineOf(begin.start) + 1,
    cyclomatic: 1,
  };
}

function nameOf(node, parent) {
  if (node.id) return node.id.name;
  if (parent?.type === "VariableDeclarator" && parent.init === node) return parent.id.name ?? null;
  const isMember = ["MethodDefinition", "PropertyDefinition", "Property"].includes(parent?.type);
  return isMember && parent.value === node ? (parent.key.name ?? null) : null;
}

function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === "string");
}

/** Returns a function that finds the line of an offset. The first line is 0. */
function lineFinder(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => starts.findLastIndex((start) => start <= offset);
}
