import {ALWAYS_PROMISED, PROMISE_TOPICS, type PromiseTopic, type PromiseUnit} from './promise-topics';

/** A number with its unit in a text. */
interface Claim {
  readonly unit: PromiseUnit;
  /** `5` or `3-5`. */
  readonly value: string;
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TENS: Readonly<Record<string, number>> = {fifteen: 15, eighteen: 18, twenty: 20, thirty: 30, sixty: 60};
const NUMBER = `(?:\\d+(?:\\.\\d+)?|${[...WORDS, ...Object.keys(TENS)].join('|')})`;
const RANGE = `(${NUMBER})(?:(?: ?[-–—] ?| to | or )(${NUMBER}))?`;

const UNITS: readonly (readonly [PromiseUnit, RegExp])[] = [
  ['business days', new RegExp(`${RANGE} (?:business|working|week) ?days?\\b`, 'gi')],
  ['days', new RegExp(`${RANGE}[ -]days?\\b`, 'gi')],
  ['hours', new RegExp(`${RANGE}[ -](?:hours?|hrs?)\\b`, 'gi')],
  ['minutes', new RegExp(`${RANGE}[ -]min(?:ute)?s?\\b`, 'gi')],
  ['months', new RegExp(`${RANGE}[ -]months?\\b`, 'gi')],
  ['years', new RegExp(`${RANGE}[ -]years?\\b`, 'gi')],
  ['percent', new RegExp(`${RANGE} ?(?:%|percent\\b)`, 'gi')],
  ['dollars', /\$(\d+(?:\.\d+)?)(?:(?: ?[-–—] ?| to )\$?(\d+(?:\.\d+)?))?/g],
  ['°C', /([-−]?\d+)() °C/g],
  ['mL', /(\d+)() mL\) hot water/g],
  ['servings', new RegExp(`serves ${RANGE}\\b(?! meals)`, 'gi')],
  ['characters', new RegExp(`${RANGE} characters\\b`, 'gi')],
];

const toNumber = (text: string): string => {
  const word = text.toLowerCase();
  const known = TENS[word] ?? WORDS.indexOf(word);
  return String(known >= 0 ? known : Number(text.replace('−', '-')));
};

const claimsIn = (clause: string): readonly Claim[] =>
  UNITS.flatMap(([unit, pattern]) =>
    [...clause.matchAll(pattern)].map(([, from = '', to]) => ({
      unit,
      value: to ? `${toNumber(from)}-${toNumber(to)}` : toNumber(from),
    })),
  );

const SENTENCE_END = /(?<=[.!?;:])\s+/;
const CLAUSE_END = /(?<=,)\s+|\s+(?=and costs\b)/;

/**
 * Compares the numbers of a text with the promises. A clause may state only values of the promises that it is about; one
 * that names no promise, only those of its sentence.
 * @returns each contradiction as a line with its sentence
 */
export function findBrokenPromises(statement: string): readonly string[] {
  return statement.split(SENTENCE_END).flatMap((sentence) =>
    sentence.split(CLAUSE_END).flatMap((clause) =>
      claimsIn(clause)
        .filter((claim) => !isKept(claim, clause, sentence, statement))
        .map(({unit, value}) => `${value} ${unit}: ${sentence}`),
    ),
  );
}

function isKept({unit, value}: Claim, clause: string, sentence: string, statement: string): boolean {
  const ofUnit = PROMISE_TOPICS.filter((topic) => topic.unit === unit);
  const about = (text: string) => ofUnit.filter((topic) => topic.about.test(text));
  const topics = [clause, sentence, statement].map(about).find((found) => found.length > 0);
  if (topics) return topics.some((topic) => allows(topic, value));
  return !ALWAYS_PROMISED.has(unit) || ofUnit.some((topic) => topic.values !== null && allows(topic, value));
}

const allows = ({values}: PromiseTopic, value: string): boolean => values === null || values.includes(value);
