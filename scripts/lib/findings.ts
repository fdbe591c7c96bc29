import {CommandError} from './command-error';

/** What a check found. A problem is something that does not work or is not safe; a note is for information. */
export interface Finding {
  readonly level: 'note' | 'problem' | 'warning';
  readonly area: string;
  readonly message: string;
  /** Where a person corrects it. */
  readonly link?: string;
}

/** How a command reports: by lines, or as one JSON document. */
export interface ReportOptions {
  readonly isJson: boolean;
  readonly print: (line: string) => void;
  /** What is checked, as in `The store is ready.` */
  readonly subject: string;
}

const EXIT = {fine: 0, problems: 1, failed: 2} as const;
const MARKS = {note: ' ', warning: '!', problem: '✗'} as const;

function toLine({level, area, message, link}: Finding): string {
  return `${MARKS[level]} ${area}: ${message}${link === undefined ? '' : `  ${link}`}`;
}

/**
 * Runs a check and prints what it found.
 * @returns the exit code: 1 if there is a problem, 2 if nothing could be checked
 */
export async function reportFindings(
  check: () => Promise<readonly Finding[]>,
  {isJson, print, subject}: ReportOptions,
): Promise<number> {
  try {
    const findings = await check();
    const problems = findings.filter(({level}) => level === 'problem').length;
    if (isJson) print(JSON.stringify({isReady: problems === 0, findings}, null, 2));
    else {
      for (const finding of findings) print(toLine(finding));
      print(problems === 0 ? `${subject} is ready.` : `${problems} ${problems === 1 ? 'problem' : 'problems'}.`);
    }
    return problems === 0 ? EXIT.fine : EXIT.problems;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    if (isJson) print(JSON.stringify({isReady: false, error: error.message, help: error.help}, null, 2));
    else print(`✗ ${error.message}\n  ${error.help}`);
    return EXIT.failed;
  }
}
