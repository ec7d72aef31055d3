// Rules of oxlint about texts that can be translated. Its own react/jsx-no-literals does not look into expressions, and
// refuses alt="" and what is no text, as "·".

const WORD = /\p{L}{2,}/u;
/** Names and commands. */
const NAMES = /\bCreel\b|\bnpm start\b/g;
/** Attributes that are read or heard. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext)|alt|any|description|hint|label|note|placeholder|title|where)$/;
/** Where one of several texts is chosen, or one is put together. */
const CHOICES = new Set([
  "ConditionalExpression",
  "LogicalExpression",
  "BinaryExpression",
  "TemplateLiteral",
]);
/** The first is what the macro translates, the others are for machines. */
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

/** Between tags, or as an attribute that is read or heard. */
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
