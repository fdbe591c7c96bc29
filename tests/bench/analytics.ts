import {Agent, request} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import {ENTRIES_PER_VISIT, fillManyVisits} from '../support/database/many-visits';
import {timeSessions, type RecordedDatabase} from '../support/database/recorded-database';
import {BEACON_HEADERS, beaconOf, pageView} from '../support/beacons';
import {signInStaff} from '../support/fulfillment';
import type {StackWithBackend} from '../support/stack';
import {percentile} from '../support/percentile';
import {withPostgresStack} from './postgres-stack';
import {report} from './report';

const VISITS = 1_000_000;
const DAYS = 90;
const ROUNDS = 40;
const ROLLUPS = 20;
const [BURSTS, BURST, BURST_EVERY_MS, ENTRIES] = [100, 4, 200, 10];
/** The last beacons are written after their responses. */
const SETTLE_MS = 2_000;
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
    await checkEndpoint(stack, database);
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

/**
 * Sends beacons of ten entries, four at once and twenty a second, which is more than ten million visits a month. The worker is
 * measured, over persistent connections: the proxy before it belongs to this machine and opens a connection for each beacon.
 */
async function checkEndpoint(stack: StackWithBackend, database: RecordedDatabase): Promise<void> {
  const times: number[] = [];
  const agent = new Agent({keepAlive: true});
  const before = await countEvents(database);
  for (let burst = 0; burst < BURSTS; burst += 1) {
    const bodies = Array.from({length: BURST}, () =>
      beaconOf(
        crypto.randomUUID(),
        Array.from({length: ENTRIES}, (_, seq) => pageView({seq})),
      ),
    );
    const dueMs = performance.now() + BURST_EVERY_MS;
    times.push(...(await Promise.all(bodies.map((body) => timeBeacon(stack.workerUrl(), agent, body)))));
    await sleep(Math.max(0, dueMs - performance.now()));
  }
  agent.destroy();
  const p95Ms = percentile(times, 0.95);
  report(
    `${times.length} beacons, ${BURST} at once: response`,
    `p95 ${ms(p95Ms)}, median ${ms(percentile(times, 0.5))}`,
    p95Ms <= LIMITS.endpointMs,
  );
  await sleep(SETTLE_MS);
  const stored = (await countEvents(database)) - before;
  report(`entries of ${times.length} beacons`, `${stored} stored`, stored === times.length * ENTRIES);
}

const countEvents = async (database: RecordedDatabase): Promise<number> => {
  const [row] = await database.connected(({query}) =>
    query<{events: number}>(
      "select count(*)::int as events from private.analytics_events where day > now() - interval '3 days'",
    ),
  );
  return row?.events ?? 0;
};

/** Returns how long the response to a beacon takes, in milliseconds. */
function timeBeacon(worker: URL, agent: Agent, body: string): Promise<number> {
  const startMs = performance.now();
  return new Promise((resolve, reject) => {
    request(new URL('/events', worker), {agent, method: 'POST', headers: BEACON_HEADERS}, (response) => {
      const {statusCode} = response.resume();
      if (statusCode === 204) response.once('end', () => resolve(performance.now() - startMs));
      else reject(new Error(`/events answered ${statusCode}`));
    })
      .once('error', reject)
      .end(body);
  });
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
