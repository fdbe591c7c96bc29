import {ENTRIES_PER_VISIT, fillManyVisits} from '../support/database/many-visits';
import {timeSessions, type RecordedDatabase} from '../support/database/recorded-database';
import {beaconOf, pageView, sendBeacon} from '../support/beacons';
import {signInStaff} from '../support/fulfillment';
import type {StackWithBackend} from '../support/stack';
import {percentile} from '../support/percentile';
import {withPostgresStack} from './postgres-stack';
import {report} from './report';

const VISITS = 1_000_000;
const DAYS = 90;
const ROUNDS = 40;
const ROLLUPS = 20;
const BEACONS = 400;
const SCREENS = ['/admin/analytics', '/admin/analytics?window=7d', '/admin/analytics?window=30d', '/admin/security'];
const LIMITS = {screenMs: 100, rollUpMs: 1_000, endpointMs: 50};

const ms = (value: number) => `${value.toFixed(1)} ms`;

/** Checks the analytics with ten million events on Postgres 17; the bundle must be built. */
export const checkAnalytics = (): Promise<void> =>
  withPostgresStack(async (stack, database) => {
    await database.connected(async ({script}) => {
      for (const statement of fillManyVisits({visits: VISITS, days: DAYS})) await script(statement);
    });
    await checkTotals(database);
    await checkScreens(stack, database);
    await checkEndpoint(stack);
    await checkRollUp(database);
    await checkTotals(database);
  });

/** Compares the sums with the raw events. */
async function checkTotals(database: RecordedDatabase): Promise<void> {
  const [totals] = await database.connected(({query}) =>
    query<Record<string, number>>(`
      select (select count(*) from private.analytics_events where bucket is null)::int as events,
        (select sum(events) from private.analytics_event_days)::int as summed_events,
        (select count(*) from private.analytics_events where bucket is not null)::int as vitals,
        (select sum(samples) from private.analytics_vital_days)::int as summed_vitals,
        (select count(*) from private.analytics_visits)::int as visits,
        (select sum(visits) from private.analytics_visit_hours)::int as summed_visits,
        (select count(*) from private.analytics_visits where step >= 2)::int as carts,
        (select sum(added_to_cart) from private.analytics_visit_hours)::int as summed_carts`),
  );
  const {
    events = 0,
    summed_events,
    vitals = 0,
    summed_vitals,
    visits = 0,
    summed_visits,
    carts,
    summed_carts,
  } = totals ?? {};
  report(
    `sums of ${events} events, ${vitals} web vitals and ${visits} visits`,
    `${summed_events}, ${summed_vitals} and ${summed_visits}; ${summed_carts} of ${carts} visits with a cart`,
    events + vitals >= VISITS * ENTRIES_PER_VISIT &&
      summed_events === events &&
      summed_vitals === vitals &&
      summed_visits === visits &&
      summed_carts === carts,
  );
}

async function checkScreens(stack: StackWithBackend, database: RecordedDatabase): Promise<void> {
  const who = await signInStaff(stack);
  for (const screen of SCREENS) {
    await (await who.get(screen)).text();
    const sessions = await database.record(async () => (await who.get(screen)).text());
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timeSessions(database, sessions));
    const p95Ms = percentile(times, 0.95);
    report(`${screen}: SQL`, `p95 ${ms(p95Ms)}, median ${ms(percentile(times, 0.5))}`, p95Ms <= LIMITS.screenMs);
  }
}

/** Sends beacons of ten entries one after the other: this process also serves the database, so more at once would wait for it. */
async function checkEndpoint(stack: StackWithBackend): Promise<void> {
  const times: number[] = [];
  for (let beacon = 0; beacon < BEACONS; beacon += 1) {
    const entries = Array.from({length: 10}, (_, seq) => pageView({seq}));
    const startMs = performance.now();
    const {status} = await sendBeacon(stack, beaconOf(crypto.randomUUID(), entries));
    if (status !== 204) throw new Error(`/events answered ${status}`);
    times.push(performance.now() - startMs);
  }
  const p95Ms = percentile(times, 0.95);
  report(
    `${BEACONS} beacons: response`,
    `p95 ${ms(p95Ms)}, median ${ms(percentile(times, 0.5))}`,
    p95Ms <= LIMITS.endpointMs,
  );
}

/** Sums the current hour and the one before again and again. */
async function checkRollUp(database: RecordedDatabase): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROLLUPS; round += 1)
    await database.connected(async ({script}) => {
      await script(`select private.mark_analytics_stale(array[now(), now() - interval '1 hour'])`);
      const startMs = performance.now();
      await script('select public.roll_up_analytics()');
      times.push(performance.now() - startMs);
    });
  const p95Ms = percentile(times, 0.95);
  report('roll-up of two hours', `p95 ${ms(p95Ms)}, median ${ms(percentile(times, 0.5))}`, p95Ms <= LIMITS.rollUpMs);
}
