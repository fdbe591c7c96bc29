import {formatCount} from '~/core/format-count';
import {toProblemKind, type ProblemFacts, type ProblemKind} from './problem';

interface ProblemCopy {
  readonly title: string;
  /** What happens, in one sentence. */
  readonly text: string;
}

const countOf = (facts: ProblemFacts, name: string): number => Number(facts[name] ?? 0);
const textOf = (facts: ProblemFacts, name: string): string => String(facts[name] ?? '?');
const some = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** Returns what a problem is called, and what happens, from the facts that were stored with it. */
export function problemCopy(problem: string, facts: ProblemFacts): ProblemCopy {
  const kind = toProblemKind(problem);
  return kind ? COPY[kind](facts) : {title: problem, text: 'A former version of the storefront reported this.'};
}

const COPY: Readonly<Record<ProblemKind, (facts: ProblemFacts) => ProblemCopy>> = {
  'database-down': () => ({
    title: 'The database cannot be used',
    text: 'For five minutes it has not responded, or has refused the storefront. Shoppers browse and buy; nobody can sign in, and orders wait at Shopify.',
  }),
  'shopify-down': (facts) => ({
    title: 'Shopify does not respond',
    text: `The last ${some(countOf(facts, 'checks'), 'check')} failed. Pages come from the caches; nobody can buy what needs Shopify.`,
  }),
  'error-rate': (facts) => ({
    title: 'Many requests fail',
    text: `${formatCount(countOf(facts, 'errors'))} of ${some(countOf(facts, 'requests'), 'request')} in ten minutes were answered with a server error.`,
  }),
  'webhooks-silent': (facts) => ({
    title: 'No webhooks arrive',
    text: `The last webhook of the store came ${some(countOf(facts, 'minutes'), 'minute')} ago.`,
  }),
  'reconciliation-late': (facts) => ({
    title: 'The orders are not compared with Shopify',
    text: `The last order reconciliation ended ${some(countOf(facts, 'minutes'), 'minute')} ago; one should end every minute.`,
  }),
  'dead-letters': (facts) => ({
    title: 'Webhooks could not be processed',
    text: `${some(countOf(facts, 'count'), 'dead letter')} on the health page ${countOf(facts, 'count') === 1 ? 'waits' : 'wait'} to be replayed.`,
  }),
  'job-failing': (facts) => ({
    title: `A scheduled job fails: ${textOf(facts, 'name')}`,
    text: `It failed ${some(countOf(facts, 'failures'), 'time')} in a row.`,
  }),
  'queue-failing': (facts) => ({
    title: `Queued work fails: ${textOf(facts, 'kind')}`,
    text: `${some(countOf(facts, 'jobs'), 'job')} failed at least three times; ${formatCount(countOf(facts, 'givenUp'))} given up.`,
  }),
  'new-error': (facts) => ({
    title: `A new kind of error: ${textOf(facts, 'name')}`,
    text: `${some(countOf(facts, 'occurrences'), 'time')} at ${textOf(facts, 'place')}. Look for [${textOf(facts, 'reference')}] in the log.`,
  }),
  'api-version': (facts) => ({
    title: 'The version of Shopify’s API expires',
    text:
      countOf(facts, 'days') >= 0
        ? `Shopify supports ${textOf(facts, 'version')} for ${some(countOf(facts, 'days'), 'more day')}.`
        : `Shopify no longer supports ${textOf(facts, 'version')}, and serves it with another one.`,
  }),
  certificate: (facts) => ({
    title: `The certificate of ${textOf(facts, 'host')} ends`,
    text:
      countOf(facts, 'days') >= 0
        ? `It is valid for ${some(countOf(facts, 'days'), 'more day')}.`
        : 'It is not valid any more: browsers refuse the shop.',
  }),
};

/** Where the runbook explains a kind of problem. */
export const runbookPath = (problem: string): string => {
  const kind = toProblemKind(problem);
  return `docs/runbook.md${kind ? `#${kind}` : ''}`;
};

export const TEST_ALERT = {
  title: 'Test message',
  text: 'Somebody pressed the button in the settings. Alerts arrive here.',
} as const;
