import {readdirSync, readFileSync} from 'node:fs';
import ts from 'typescript';

/** Matches a sentence that says that somebody is written to, or gets something. */
const PROMISES_MESSAGE =
  /\b(?:we (?:will |then |now |have )?(?:(?:e-?)?mail(?:ed)?|tell you|let you know|notify|send|sent|write to you|answer|ask you)|you(?:’ll| will)? (?:also )?(?:get|receive|hear)|(?:is|are) (?:e-?mailed|mailed)|\w+ (?:e-?mail|mail) follows|one email|comes by email)\b/i;

/** Texts of the shop: all copy for users, and the pages, policies and products of the local shop. */
const SOURCES =
  /^app\/.*-copy\.ts$|^local\/seed\/(?:pages|policies|home|journal|products|spice-market)\/(?!.*\.test\.ts$).*\.ts$/;

/** Returns the sentences of a text that promise a message. Its HTML is ignored. */
export const messageSentencesOf = (text: string): readonly string[] =>
  text
    .replace(/<[^>]*>/g, (tag) => (/^<\/?(?:p|li|h\d|ul|ol|div|tr|td)\b/.test(tag) ? '\n' : ''))
    .split(/\n|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => PROMISES_MESSAGE.test(sentence));

/** Returns every sentence in the texts of the shop that promises a message, with `…` for each inserted value. */
export const findMessageSentences = (): readonly string[] => [
  ...new Set(
    ['app', 'local/seed']
      .flatMap((folder) => readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((path) => `${folder}/${path}`))
      .filter((path) => SOURCES.test(path))
      .toSorted()
      .flatMap((path) => textsOf(readFileSync(path, 'utf8')).flatMap(messageSentencesOf)),
  ),
];

/** Returns the texts of a module, with `…` for each inserted value. */
export function textsOf(code: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({literal}) => literal.text)].join('…'));
    ts.forEachChild(node, visit);
  };
  visit(parse(code));
  return texts;
}

/** Returns the titles of the tests in a file. */
export function testTitlesOf(code: string): readonly string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestCall(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
      else if (title && ts.isTemplateExpression(title))
        titles.push([title.head.text, ...title.templateSpans.map(({literal}) => literal.text)].join('…'));
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(code));
  return titles;
}

/** Whether an expression is `it`, `test`, or one of their variants that runs: `it.each(…)`. */
function isTestCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
  if (ts.isCallExpression(callee)) return isTestCall(callee.expression);
  return (
    ts.isPropertyAccessExpression(callee) && /^(?:each|for)$/.test(callee.name.text) && isTestCall(callee.expression)
  );
}

const parse = (code: string): ts.SourceFile => ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest);
