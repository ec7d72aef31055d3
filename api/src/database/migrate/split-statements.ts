/**
 * Matches text in which a semicolon does not end a statement: comments, quoted texts and names, and bodies between $$.
 */
const TOKENS =
  /--[^\n]*|\/\*[\s\S]*?\*\/|[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|[^-/'"$;eE]+|[\s\S]/g;
const IS_COMMENT = /^(?:--|\/\*)/;

/** Returns the statements of a script, each with the comments before it and without its semicolon. */
export function splitStatements(script: string): string[] {
  const statements: string[] = [];
  let [text, isStatement] = ["", false];
  const end = () => {
    if (isStatement) statements.push(text.trim());
    [text, isStatement] = ["", false];
  };
  for (const [token] of script.matchAll(TOKENS)) {
    if (token === ";") {
      end();
      continue;
    }
    text += token;
    isStatement ||= token.trim() !== "" && !IS_COMMENT.test(token);
  }
  end();
  return statements;
}
