import {afterAll, beforeAll, beforeEach, expect, vi} from 'vitest';
import {createAdminClient} from '../../local/tests/admin-client';
import {adminExecutor} from '../../local/shop/admin/admin-endpoint';
import {capturePrinted} from '../support/printed-lines';
import {drill} from '../support/drill';
import {runSchedule} from '../support/run-schedule';
import {rowsOf} from '../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';
import {visitCachedPage, visitPage} from '../support/visit-page';

const OPS = 'ops@fusiontiffin.example';
const PALAK = '/product/palak-paneer';
/** On a busy machine. */
const PATIENCE = {timeout: 60_000, interval: 500};

let stack: StackWithBackend;
beforeAll(() => void adminExecutor());
beforeAll(async () => void (stack = await startStackWithBackend({ALERT_MAIL_TO: OPS}, {clock: () => new Date()})));
beforeEach(async () => {
  await stack.reset();
  await stack.restartStorefront();
});
afterAll(() => stack.close());

const subjects = async () => (await stack.shop.mails(OPS)).map(({subject}) => subject);

/** Lets a minute pass for what is measured once a minute. */
async function passMinute(): Promise<void> {
  await rowsOf(stack, "update private.health_checks set at = at - interval '1 minute'");
  await rowsOf(stack, "update private.alerts set clear_since = clear_since - interval '5 minutes'");
}

drill('Shopify down', async () => {
  await visitCachedPage(stack.origin + PALAK);
  await stack.shop.fault({path: '/api/*', mode: 'status', status: 503});
  for (let minute = 0; minute < 3; minute += 1) {
    await runSchedule(stack);
    await passMinute();
  }
  await vi.waitFor(async () => {
    await runSchedule(stack);
    expect(await subjects()).toContain('[Problem] Shopify does not respond');
  }, PATIENCE);
  expect((await visitPage(stack.origin + PALAK)).status, 'cached pages are served').toBe(200);
  const uncached = await fetch(`${stack.origin}/product/desi-comfort-trio`, {headers: {Accept: 'text/html'}});
  expect([uncached.status, uncached.headers.get('Retry-After')]).toEqual([503, '30']);
  await stack.shop.clearFaults();
  await vi.waitFor(async () => {
    await runSchedule(stack);
    await passMinute();
    expect(await subjects()).toContain('[Resolved] Shopify does not respond');
  }, PATIENCE);
  await vi.waitFor(
    async () => expect((await visitPage(`${stack.origin}/product/desi-comfort-trio`)).status).toBe(200),
    PATIENCE,
  );
});

drill('traffic storm', async () => {
  const visits = Array.from({length: 400}, (_, number) => visitPage(`${stack.origin}/search?q=curry${number}`));
  const health = fetch(`${stack.origin}/health`);
  const statuses = (await Promise.all(visits)).map(({status}) => status);
  // A page in time or a small page that says to come back: no one waits for ever, and nothing fails.
  expect([...new Set(statuses)].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  expect((await health).status).toBe(200);
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  console.log(`of 400 visits: 200 ${count(200)}, 429 ${count(429)}, 503 ${count(503)}`);
  await vi.waitFor(async () => expect((await visitPage(stack.origin + PALAK)).status).toBe(200), PATIENCE);
});

const setPrice = (price: string) =>
  createAdminClient(stack.shop)(
    `mutation Change($id: ID!, $variants: [ProductVariantsBulkInput!]!) {
      productVariantsBulkUpdate(productId: $id, variants: $variants) { userErrors { message } }
    }`,
    {id: 'gid://shopify/Product/8000000000002', variants: [{id: 'gid://shopify/ProductVariant/44000000000002', price}]},
  );

drill('wrong price published', async () => {
  const right = /\$\d+\.\d\d/.exec((await visitCachedPage(stack.origin + PALAK)).html)?.[0] ?? '';
  await setPrice('0.79');
  await vi.waitFor(async () => expect((await visitPage(stack.origin + PALAK)).html).toContain('$0.79'), PATIENCE);
  const startMs = Date.now();
  await setPrice(right.slice(1));
  await vi.waitFor(async () => expect((await visitPage(stack.origin + PALAK)).html).not.toContain('$0.79'), PATIENCE);
  console.log(`the right price was back after ${((Date.now() - startMs) / 1_000).toFixed(1)} s`);
});

drill('reference in the log', async () => {
  const printed = capturePrinted();
  try {
    await stack.shop.fault({op: 'ProductPage', mode: 'status', status: 503});
    const {html} = await visitPage(`${stack.origin}/product/desi-comfort-trio`);
    const lines = printed.messages.flatMap((message) => message.split('\n'));
    const line = lines.find((each) => each.includes('GET /product/desi-comfort-trio'));
    const reference = /\[([0-9a-f]{8})\]/.exec(line ?? '')?.[1];
    expect(html).toContain(reference);
    expect(lines.filter((each) => each.includes(`[${reference}]`)).length).toBeGreaterThan(0);
  } finally {
    printed.restore();
    await stack.shop.clearFaults();
  }
});
