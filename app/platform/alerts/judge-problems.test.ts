import {describe, expect, it} from 'vitest';
import {judgeProblems} from './judge-problems';
import {MeasurementsSchema, type Measurements} from './measurements';

/** Noon in New York. */
const NOW = new Date('2026-11-29T17:00:00Z');
const RULES = {
  SHOPIFY_ADMIN_CLIENT_ID: 'client',
  ALERT_WEBHOOK_SILENCE_MINUTES: 120,
  ALERT_TRADING_HOURS: {fromMinute: 9 * 60, untilMinute: 21 * 60},
};
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const daysAhead = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const HEALTHY: Measurements = {
  checked_at: minutesAgo(1),
  webhook_at: minutesAgo(5),
  dead_letters: 0,
  requests: 1_000,
  errors: 3,
  reconciled_at: minutesAgo(1),
  first_check_at: minutesAgo(1_000),
  shopify_checks: 5,
  shopify_failures: 0,
  cron: [],
  queues: [],
  new_errors: [],
  certificates: [{host: 'shop.example', ends_at: daysAhead(60)}],
};

const problemsOf = (changes: Partial<Measurements>, now = NOW, rules: Parameters<typeof judgeProblems>[1] = RULES) =>
  judgeProblems({...HEALTHY, ...changes}, rules, now).problems.map(({problem}) => problem);

it('finds nothing wrong with a healthy storefront', () => {
  expect(judgeProblems(HEALTHY, RULES, NOW)).toEqual({problems: [], unknown: []});
});

it('finds nothing wrong with a storefront that was just started', () => {
  const fresh = {checked_at: null, webhook_at: null, reconciled_at: null, first_check_at: null};
  expect(problemsOf({...fresh, requests: 0, errors: 0, shopify_checks: 0, certificates: []})).toEqual([]);
});

describe.each<[string, Partial<Measurements>, string]>([
  ['Shopify failed in every check', {shopify_checks: 3, shopify_failures: 3}, 'shopify-down'],
  ['five percent of the requests failed', {requests: 100, errors: 5}, 'error-rate'],
  ['no order reconciliation ended for 15 minutes', {reconciled_at: minutesAgo(15)}, 'reconciliation-late'],
  ['none ever ended', {reconciled_at: null}, 'reconciliation-late'],
  ['there is a dead letter', {dead_letters: 1}, 'dead-letters'],
  ['a job fails', {cron: [{name: 'stock alerts', failures: 3}]}, 'job-failing:stock alerts'],
  [
    'mails about stock fail',
    {queues: [{kind: 'stock-alert-mail', jobs: 2, given_up: 1}]},
    'queue-failing:stock-alert-mail',
  ],
  [
    'an error is new',
    {new_errors: [{name: 'TypeError', place: 'GET /cart', occurrences: 1, reference: '11111111'}]},
    'new-error:TypeError GET /cart',
  ],
  [
    'a certificate ends in 20 days',
    {certificates: [{host: 'shop.example', ends_at: daysAhead(20)}]},
    'certificate:shop.example',
  ],
  ['webhooks stay away', {webhook_at: minutesAgo(120)}, 'webhooks-silent'],
])('when %s', (_what, changes, problem) => {
  it('finds the problem, and no other', () => {
    expect(problemsOf(changes)).toEqual([problem]);
  });
});

describe.each<[string, Partial<Measurements>]>([
  ['Shopify responded once', {shopify_checks: 5, shopify_failures: 4}],
  ['there were two checks only', {shopify_checks: 2, shopify_failures: 2}],
  ['a single request of a quiet night failed', {requests: 2, errors: 1}],
  ['fewer than five percent of the requests failed', {requests: 1_000, errors: 49}],
  ['an order reconciliation ended 14 minutes ago', {reconciled_at: minutesAgo(14)}],
])('when %s', (_what, changes) => {
  it('finds no problem', () => {
    expect(problemsOf(changes)).toEqual([]);
  });
});

describe('webhooks that stay away', () => {
  const silent = {webhook_at: minutesAgo(900)};

  it.each([
    ['at night', '2026-11-29T08:00:00Z'],
    ['in the first hours of the day', '2026-11-29T15:59:00Z'],
  ])('are neither a problem nor the end of one %s', (_when, now) => {
    expect(judgeProblems({...HEALTHY, ...silent}, RULES, new Date(now))).toMatchObject({unknown: ['webhooks-silent']});
    expect(problemsOf(silent, new Date(now))).not.toContain('webhooks-silent');
  });

  it('are a problem once that lasted for as long in trading hours', () => {
    expect(problemsOf(silent, new Date('2026-11-29T16:00:00Z'))).toContain('webhooks-silent');
  });

  it('are not judged before the first one arrived', () => {
    expect(judgeProblems({...HEALTHY, webhook_at: null}, RULES, NOW)).toEqual({
      problems: [],
      unknown: ['webhooks-silent'],
    });
  });

  it('are not judged without the settings', () => {
    expect(judgeProblems({...HEALTHY, ...silent}, {}, NOW)).toEqual({problems: [], unknown: []});
  });
});

it('does not wait for reconciliations of a storefront without orders', () => {
  expect(problemsOf({reconciled_at: null}, NOW, {})).toEqual([]);
});

it('reports the version of the API two months before it expires', () => {
  expect(problemsOf({}, new Date('2027-01-30T18:00:00Z'))).not.toContain('api-version');
  expect(problemsOf({}, new Date('2027-01-31T18:00:00Z'))).toContain('api-version');
});

it('limits how many new errors a message lists', () => {
  const newErrors = Array.from({length: 20}, (_, number) => ({
    name: 'Error',
    place: `GET /${number}`,
    occurrences: 1,
    reference: '11111111',
  }));
  expect(problemsOf({new_errors: newErrors})).toHaveLength(10);
});

it('reads what the database returns', () => {
  const {cron, queues, new_errors, ...rest} = HEALTHY;
  const returned: unknown = JSON.parse(JSON.stringify({...rest, cron, queues, new_errors}));
  expect(MeasurementsSchema.parse(returned)).toEqual(HEALTHY);
});
