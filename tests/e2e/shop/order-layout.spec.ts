import {idOfOrder, recordOrders} from '../../support/orders';
import {expect, testWithAccounts as test} from '../fixtures';
import {button, signInByRequest} from '../support/account';
import {main, orders, SENT} from '../support/ada-orders';

test.describe('in Tokyo', () => {
  test.use({timezoneId: 'Asia/Tokyo'});

  test('times are shown in the browser’s time zone without a layout shift', async ({page, stack}) => {
    await recordOrders(stack.backend, orders(1, SENT));
    await signInByRequest(page);
    const path = `/order/${await idOfOrder(stack.backend, 1001)}`;
    const served = await (await page.request.get(path)).text();
    expect(served).toMatch(/October 1, 2026 at 12:00\sPM EDT/);
    await page.addInitScript(() => {
      const shifted: string[] = [];
      Object.assign(window, {shifted});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as {sources: {node?: Node}[]}[])
          shifted.push(...entry.sources.map(({node}) => node?.textContent ?? ''));
      }).observe({type: 'layout-shift', buffered: true});
    });
    await page.goto(path);
    await expect(main(page)).toContainText(/Placed on October 2, 2026 at 1:00\sAM GMT\+9/);
    await expect(button(page, 'Print')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as {shifted: string[]}).shifted)).toEqual([]);
  });
});

test('no page of orders is wider than its window', async ({page, stack}) => {
  const items = [{shopify_line_item_id: '1', title: 'x'.repeat(255), quantity: 99, price_minor: 99_999_999}];
  await recordOrders(stack.backend, orders(2, {...SENT, items, order_number: `#${'1234567890'.repeat(6)}`}));
  await signInByRequest(page);
  for (const path of ['/orders', '/profile', '/profile/orders', `/order/${await idOfOrder(stack.backend, 1001)}`]) {
    await page.goto(path);
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({width, height: 900});
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
