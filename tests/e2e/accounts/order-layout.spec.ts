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

for (const width of [360, 768, 1280]) {
  test(`no page of orders is wider than a window of ${width} px`, async ({page, stack}, info) => {
    await page.setViewportSize({width, height: 900});
    const items = [{shopify_line_item_id: '1', title: 'x'.repeat(255), quantity: 99, price_minor: 99_999_999}];
    await recordOrders(stack.backend, orders(2, {...SENT, items, order_number: `#${'1234567890'.repeat(6)}`}));
    await signInByRequest(page);
    const path = `/order/${await idOfOrder(stack.backend, 1001)}`;
    for (const each of ['/orders', '/profile', '/profile/orders', path]) {
      await page.goto(each);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.screenshot({path: info.outputPath(`${each.slice(1, 9).replaceAll('/', '-')}.png`), fullPage: true});
    }
  });
}
