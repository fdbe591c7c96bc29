import {arrive, type SignedIn} from '../support/account';
import {fillManyOrders} from '../support/database/many-orders';
import {timeSessions, type RecordedDatabase} from '../support/database/recorded-database';
import {signInStaff} from '../support/fulfillment';
import {ROUTE_ACCESS} from '../support/route-access';
import {percentile} from '../support/percentile';
import {withPostgresStack} from './postgres-stack';

const ORDERS = 1_000_000;
const OPEN = 5_000;
const ROUNDS = 40;
const IMPORTED = 10_000;
const IMPORTS = 3;

/** Lists and figures with other addresses than the routes' own. */
const MORE_SCREENS = [
  '/admin?window=24h',
  '/admin?window=30d',
  ...[
    'view=late',
    'view=on-hold',
    'view=sent',
    'view=all',
    'q=garcia',
    'q=nothing',
    'q=9999',
    'tag=often',
    'status=canceled',
    // A mail address, a tracking number, a phone number, a city, a ZIP code, a product and a discount code.
    'q=li424242%40example.com',
    'q=1Z+0000+0042-42',
    'q=%28718%29+042-4242',
    'q=new+york',
    'q=11142',
    'q=dal+42',
    'q=FIRST10',
  ].map((query) => `/admin/orders?${query}`),
  '/admin/search/results?q=li424242%40example.com',
  '/admin/orders?from=2026-01-01&to=2026-01-31',
  '/admin/orders?method=Express&hold=no',
  '/admin/tracking?q=99',
];
const AFTER_CHANGE = '/admin?window=30d';
const CHANGE = `update public.orders set updated_at = now() where order_number = '#3'`;

/** How long the statements of an admin screen take, one after the other. */
export interface ScreenCost {
  readonly screen: string;
  readonly medianMs: number;
  readonly p95Ms: number;
}

/** The measurements with a million orders on Postgres 17. */
export interface MillionOrdersResult {
  readonly orders: number;
  readonly open: number;
  /** The slowest first. */
  readonly screens: readonly ScreenCost[];
  readonly imported: number;
  /** From sending a file to the page with what it would do. */
  readonly previewMedianMs: number;
  readonly previewCalls: number;
  /** The bad rows that the preview counts. */
  readonly isPreviewRight: boolean;
}

/** Measures the admin screens of a shop with a million orders on its own stack; the bundle must be built. */
export const measureMillionOrders = (): Promise<MillionOrdersResult> =>
  withPostgresStack(async (stack, database) => {
    await database.connected(async ({script}) => {
      for (const statement of fillManyOrders({count: ORDERS, open: OPEN})) await script(statement);
    });
    const who = await signInStaff(stack);
    const preview = await timeImport(database, who);
    return {orders: ORDERS, open: OPEN, imported: IMPORTED, ...preview, screens: await timeScreens(database, who)};
  });

async function timeScreens(database: RecordedDatabase, who: SignedIn): Promise<readonly ScreenCost[]> {
  const own = Object.values(ROUTE_ACCESS).filter(({access}) => access === 'admin');
  const screens = [...new Set([...own.map(({path}) => path), ...MORE_SCREENS])];
  const costs: ScreenCost[] = [];
  for (const screen of screens) costs.push(await timeScreen(database, who, screen, null));
  costs.push(await timeScreen(database, who, AFTER_CHANGE, CHANGE));
  return costs.toSorted((one, other) => other.p95Ms - one.p95Ms);
}

/** Runs the statements of a screen again. @param change what happens before each time */
async function timeScreen(
  database: RecordedDatabase,
  who: SignedIn,
  screen: string,
  change: string | null,
): Promise<ScreenCost> {
  // The first request also sums the sales, a thousand orders at a time, and fills caches.
  for (let round = 0; round < 2; round += 1) await (await who.get(screen)).text();
  const sessions = await database.record(async () => (await who.get(screen)).text());
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (change) await database.connected(({script}) => script(change));
    times.push(await timeSessions(database, sessions));
  }
  return {
    screen: change ? `${screen} after a change` : screen,
    medianMs: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
  };
}

async function timeImport(database: RecordedDatabase, who: SignedIn) {
  const rows = Array.from({length: IMPORTED}, (_, at) => `${at + 1},Other,${at % 10 < 3 ? '?' : `P-${at}`}`).join('\n');
  const times: number[] = [];
  let text = '';
  let previewCalls = 0;
  for (let round = 0; round < IMPORTS; round += 1) {
    const sessions = await database.record(async () => {
      const startMs = performance.now();
      const created = await who.post('/admin/tracking/import', {rows, id: crypto.randomUUID()});
      text = await (await arrive(who, created.headers.get('Location') ?? '')).text();
      times.push(performance.now() - startMs);
    });
    previewCalls = sessions.filter((session) => session.some(({sql}) => sql.includes('add_tracking_rows'))).length;
  }
  const isPreviewRight = /Bad tracking number[^\d]*3,000/.test(text.replaceAll(/<[^>]+>/g, ' '));
  return {previewMedianMs: percentile(times, 0.5), previewCalls, isPreviewRight};
}
