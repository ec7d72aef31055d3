// Rules of oxlint about texts that can be translated. Its own react/jsx-no-literals does not look into expressions, and
// refuses alt="" and strings that are not text, such as "·".

const WORD = /\p{L}{2,}/u;
/** Names and commands, which are not translated. */
const NAMES = /\bCreel\b|\bnpm start\b/g;
/** Matches attributes that people read or hear. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext)|alt|any|description|hint|label|note|placeholder|title|where)$/;
/** Expressions that choose one of several texts, or build one. */
const CHOICES = new Set([
  "ConditionalExpression",
  "LogicalExpression",
  "BinaryExpression",
  "TemplateLiteral",
]);
/** The macro translates the first one; the others are for machines. */
const OTHER_ELEMENTS = new Set(["Trans", "code", "kbd"]);
const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

const noBareText = {
  create: (context) => {
    const check = (node, text) => {
      if (!WORD.test(text.replaceAll(NAMES, "")) || !isShown(node)) return;
      context.report({
        node,
        message: "A text is written as t`…` or in <Trans>, so that it can be translated.",
      });
    };
    return {
      JSXText: (node) => check(node, node.value),
      Literal: (node) => check(node, typeof node.value === "string" ? node.value : ""),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join(" ")),
    };
  },
};

/** True if the text is between tags, or in an attribute that people read or hear. */
function isShown(node) {
  let child = node;
  while (CHOICES.has(child.parent.type)) {
    if (child.parent.test === child || /^[!=<>]/.test(child.parent.operator ?? "")) return false;
    child = child.parent;
  }
  const place = child.parent.type === "JSXExpressionContainer" ? child.parent.parent : child.parent;
  if (place.type === "JSXAttribute") return SPOKEN.test(place.name.name);
  if (place.type !== "JSXElement" && place.type !== "JSXFragment") return false;
  return !isAnyAround(node, ({ openingElement }) => OTHER_ELEMENTS.has(openingElement?.name.name));
}

const noTextAtTop = {
  create: (context) => ({
    TaggedTemplateExpression: (node) => {
      if (node.tag.name !== "t" || isAnyAround(node, ({ type }) => FUNCTIONS.has(type))) return;
      context.report({
        node,
        message: "The language is not there yet: write msg`…`, and show it by i18n._().",
      });
    },
  }),
};

function isAnyAround(node, isIt) {
  for (let outer = node.parent; outer; outer = outer.parent) if (isIt(outer)) return true;
  return false;
}

export default {
  meta: { name: "texts" },
  rules: { "no-bare-text": noBareText, "no-text-at-top": noTextAtTop },
};
