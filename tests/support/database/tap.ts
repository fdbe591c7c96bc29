/** One assertion of a pgTAP file. */
export interface TapLine {
  readonly name: string;
  readonly isOk: boolean;
  readonly diagnosis: string;
}

const ASSERTION = /^(not )?ok \d+(?: - (.*))?$/;
const PLAN = /^1\.\.\d+$/;

/**
 * Parses the output of a pgTAP file.
 * @param output all selected texts in order
 * @throws Error if the closing plan is missing: the file stopped early
 */
export function readTap(output: readonly string[]): TapLine[] {
  const lines = output.flatMap((text) => text.split('\n'));
  if (!lines.some((line) => PLAN.test(line))) throw new Error('The file ended without its plan.');
  const found: {name: string; isOk: boolean; diagnosis: string}[] = [];
  for (const line of lines) {
    const [assertion, negation, name] = ASSERTION.exec(line) ?? [];
    const last = found.at(-1);
    if (assertion) found.push({name: name ?? assertion, isOk: !negation, diagnosis: ''});
    else if (line.startsWith('#') && last) last.diagnosis += `${line}\n`;
  }
  return found;
}
