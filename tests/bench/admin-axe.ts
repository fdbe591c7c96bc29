import {setTimeout as sleep} from 'node:timers/promises';
import {chromium, type Page} from '@playwright/test';
import {expectAccessible} from '../e2e/fixtures';
import {enterAdmin} from '../e2e/support/staff';
import {placeOrder} from '../support/place-order';
import {OWN_ORDER, ROUTE_ACCESS} from '../support/route-access';
import {countOf, rowsOf} from '../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';

const THEMES = ['light', 'dark'] as const;
const POLL_MS = 50;
/** Send data to scripts and have no screen. */
const WITHOUT_SCREEN: readonly string[] = [
  '/admin/orders/realtime',
  ROUTE_ACCESS['routes/admin.search_.results']?.path ?? '',
  '/admin/orders.csv',
];
const IMPORT = /[0-9a-f-]{36}$/;

/** What axe finds on the admin screens, in both themes. */
export interface AdminAxeResult {
  readonly screens: number;
  /** One for each screen and theme with violations. */
  readonly faults: readonly string[];
}

/** Checks every admin screen on its own stack; the bundle must be built. */
export async function measureAdminAxe(): Promise<AdminAxeResult> {
  const stack = await startStackWithBackend({}, {clock: () => new Date()});
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM, args: ['--no-sandbox']});
  try {
    const order = await recordedOrder(stack);
    const page = await (await browser.newContext({baseURL: stack.origin})).newPage();
    // tsx wraps named functions in a helper, which the functions that run in the page need too.
    await page.addInitScript('globalThis.__name ??= (value) => value');
    await enterAdmin(page, stack);
    const screens = Object.values(ROUTE_ACCESS)
      .filter(({access, path}) => access === 'admin' && !WITHOUT_SCREEN.includes(path))
      .map(({path}) => path.replace(String(OWN_ORDER), order));
    await addImport(stack, screens.map((path) => IMPORT.exec(path)?.[0]).find(Boolean) ?? '');
    const faults: string[] = [];
    for (const path of screens) faults.push(...(await findFaults(page, path)));
    return {screens: screens.length, faults};
  } finally {
    await browser.close();
    await stack.close();
  }
}

/** @returns the id of an order that the shop and the database have */
async function recordedOrder(stack: StackWithBackend): Promise<string> {
  placeOrder(stack.shop);
  while ((await countOf(stack, 'public.orders')) === 0) await sleep(POLL_MS);
  const [row] = await rowsOf<{id: string}>(stack, 'select id from public.orders');
  return row?.id ?? '';
}

const addImport = (stack: StackWithBackend, id: string) =>
  rowsOf(
    stack,
    `select public.add_tracking_rows(r.user_id, '${id}', '[{"line": 1, "reference": "7", "carrier": "Other", "number": "B-7", "order_number": "#7"}]')
     from public.user_roles as r where r.role = 'owner'`,
  );

async function findFaults(page: Page, path: string): Promise<readonly string[]> {
  const faults: string[] = [];
  await page.goto(path);
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    await expectAccessible(page).catch((error: unknown) => faults.push(`${path} (${theme}): ${String(error)}`));
  }
  return faults;
}
