import type {AppConfig} from '../env.server';
import {daysUntilExpiry, SHOPIFY_API_VERSION} from '../shopify/api-version';
import {isWithin} from './clock-hours';
import type {Measurements} from './measurements';
import type {Problem, ProblemKind} from './problem';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Scheduled jobs run every minute; a deployment or a slow run takes a few. */
const RECONCILIATION_LATE_MINUTES = 15;
/** The share from which `/admin/health` calls the error rate critical, too. A single error of a quiet night is none. */
const ERROR_SHARE = 0.05;
const MIN_ERRORS = 5;
const MIN_SHOPIFY_CHECKS = 3;
const API_VERSION_DAYS = 60;
/** Certificates are renewed 30 days before they end. */
const CERTIFICATE_DAYS = 21;
/** A message stays readable. */
const MAX_NEW_ERRORS = 10;

export interface Judgment {
  readonly problems: readonly Problem[];
  /** Kinds that cannot be judged now: what is open stays open. */
  readonly unknown: readonly ProblemKind[];
}

type Rules = Pick<
  AppConfig,
  'ALERT_WEBHOOK_SILENCE_MINUTES' | 'ALERT_TRADING_HOURS' | 'PRIVATE_ADMIN_API_TOKEN' | 'SHOPIFY_ADMIN_CLIENT_ID'
>;

/** Returns the problems that follow from what was measured. */
export function judgeProblems(measured: Measurements, rules: Rules, now: Date): Judgment {
  const silence = judgeSilence(measured, rules, now);
  const problems = [
    ...judgeShopify(measured),
    ...judgeErrorRate(measured),
    ...(silence === 'unknown' ? [] : silence),
    ...judgeReconciliation(measured, rules, now),
    ...judgeDeadLetters(measured),
    ...judgeJobs(measured),
    ...judgeNewErrors(measured),
    ...judgeExpiry(measured, now),
  ];
  return {problems, unknown: silence === 'unknown' ? ['webhooks-silent'] : []};
}

const minutesSince = (moment: Date, now: Date): number => Math.floor((now.getTime() - moment.getTime()) / MINUTE_MS);

function judgeShopify({shopify_checks: checks, shopify_failures: failures}: Measurements): Problem[] {
  if (checks < MIN_SHOPIFY_CHECKS || failures < checks) return [];
  return [{problem: 'shopify-down', severity: 'critical', facts: {checks}}];
}

function judgeErrorRate({requests, errors}: Measurements): Problem[] {
  if (errors < MIN_ERRORS || errors / requests < ERROR_SHARE) return [];
  return [{problem: 'error-rate', severity: 'critical', facts: {errors, requests}}];
}

/** Nothing follows from silence outside of the hours in which people trade, nor before the first webhook. */
function judgeSilence({webhook_at: webhookAt}: Measurements, rules: Rules, now: Date): Problem[] | 'unknown' {
  const {ALERT_WEBHOOK_SILENCE_MINUTES: limit, ALERT_TRADING_HOURS: hours} = rules;
  if (limit === undefined || hours === undefined) return [];
  if (webhookAt === null) return 'unknown';
  const minutes = minutesSince(webhookAt, now);
  if (minutes < limit) return [];
  // The whole time must be within the hours: no one buys at night, so the morning begins with silence.
  const isExpected = [now, new Date(now.getTime() - limit * MINUTE_MS)].every((moment) => isWithin(hours, moment));
  return isExpected ? [{problem: 'webhooks-silent', severity: 'critical', facts: {minutes}}] : 'unknown';
}

/** Without access to the Admin API a storefront has accounts and no orders. */
function judgeReconciliation(
  {reconciled_at: at, first_check_at: firstCheckAt}: Measurements,
  {PRIVATE_ADMIN_API_TOKEN: token, SHOPIFY_ADMIN_CLIENT_ID: clientId}: Rules,
  now: Date,
): Problem[] {
  if (!token && !clientId) return [];
  const since = at ?? firstCheckAt;
  if (since === null) return [];
  const minutes = minutesSince(since, now);
  if (minutes < RECONCILIATION_LATE_MINUTES) return [];
  return [{problem: 'reconciliation-late', severity: 'critical', facts: {minutes}}];
}

const judgeDeadLetters = ({dead_letters: count}: Measurements): Problem[] =>
  count > 0 ? [{problem: 'dead-letters', severity: 'warning', facts: {count}}] : [];

const judgeJobs = ({cron, queues}: Measurements): Problem[] => [
  ...cron.map(({name, failures}): Problem => ({
    problem: `job-failing:${name}`,
    severity: 'warning',
    facts: {name, failures},
  })),
  ...queues.map(({kind, jobs, given_up: givenUp}): Problem => ({
    problem: `queue-failing:${kind}`,
    severity: 'warning',
    facts: {kind, jobs, givenUp},
  })),
];

const judgeNewErrors = ({new_errors: errors}: Measurements): Problem[] =>
  errors.slice(0, MAX_NEW_ERRORS).map(({name, place, occurrences, reference}) => ({
    problem: `new-error:${name} ${place}`,
    severity: 'warning',
    facts: {name, place, occurrences, reference},
  }));

function judgeExpiry({certificates}: Measurements, now: Date): Problem[] {
  const days = daysUntilExpiry(SHOPIFY_API_VERSION, now);
  const ending = certificates
    .map(({host, ends_at: endsAt}) => ({host, days: Math.floor((endsAt.getTime() - now.getTime()) / DAY_MS)}))
    .filter((certificate) => certificate.days < CERTIFICATE_DAYS);
  return [
    ...(days < API_VERSION_DAYS
      ? [{problem: 'api-version', severity: 'warning', facts: {version: SHOPIFY_API_VERSION, days}} as const]
      : []),
    ...ending.map((facts): Problem => ({problem: `certificate:${facts.host}`, severity: 'warning', facts})),
  ];
}
