import ts from 'typescript';

/** Words of no standard meaning, with the term to use. Texts that shoppers read are not checked: their letters are specified. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/nobody/i, 'signed out, or no one in particular'],
  [/poison/i, 'unprocessable'],
  [/\bkeeper|Keeper/, 'handler'],
  [/mirror/i, 'order replica, order tables'],
  [/basket/i, 'cart'],
  [/fulfilment/i, 'fulfillment'],
  [/catalogue/i, 'catalog'],
  [/kindred|sign[_ ]of[_ ]life|\bway on\b|\banew\b/i, 'a standard term'],
  [/\bheard\b|\btells? of\b|\bhangs? on\b|hangsOn/i, 'receive, notify, depend on'],
  [/\bintake\b|Intake/, 'webhook handler'],
  [/witness/i, 'client'],
  [/\bsaid\b|isSaid|\bnothings\b|\bin vain\b/, 'message, announced, empty responses'],
  [/\bmend(s|ed)?\b|\brecall(s|ed)?\b/, 'correct, read from the cache'],
  [/\bfilms?\b|Film[A-Z]/, 'video'],
  [/\bcrowd\b/, 'concurrent clients'],
];

/** Returns the banned words of a file as lines that name the file, the word and the term to use. */
export function bannedWordsIn(file: string, text: string): readonly string[] {
  // Parsing takes most of the time, and few files have such a word anywhere.
  if (!BANNED.some(([word]) => word.test(text))) return [];
  const checked = /\.tsx?$/.test(file) ? commentsAndNames(file, text) : [withoutStrings(file, text)];
  return BANNED.flatMap(([word, instead]) => {
    const found = checked.map(withoutQuotations).find((part) => word.test(part));
    return found === undefined ? [] : [`${file}: "${word.exec(found)?.[0]}" → ${instead}`];
  });
}

/** Visible texts that a comment or a document quotes keep their letters. */
const withoutQuotations = (text: string) => text.replace(/(?<!\w)'[^'\n]*'(?!\w)|`[^`\n]*`/g, '');

/** Code in other languages is checked without its strings, which may be visible texts. */
const withoutStrings = (file: string, text: string) =>
  file.endsWith('.md') ? text : text.replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, '');

/** Returns comments, identifiers and the titles of tests: everything that an engineer reads, and no shopper. */
function commentsAndNames(file: string, text: string): readonly string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const parts: string[] = [];
  const visit = (node: ts.Node) => {
    for (const {pos, end} of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      parts.push(text.slice(pos, end));
    if (ts.isIdentifier(node)) parts.push(node.text);
    if (ts.isCallExpression(node) && /^(it|test|describe)\b/.test(node.expression.getText())) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) parts.push(title.text);
    }
    node.forEachChild(visit);
  };
  visit(tree);
  return parts;
}
