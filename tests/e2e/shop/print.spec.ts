import type {Page} from '@playwright/test';
import {idOfOrder, recordOrders} from '../../support/orders';
import {expect, testWithAccounts as test} from '../fixtures';
import {signInByRequest} from '../support/account';
import {orders, SENT} from '../support/ada-orders';
import {waitForHydration} from '../support/hydration';

const printed = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForHydration(page);
  await page.emulateMedia({media: 'print'});
};

/** Returns the titles of the folds whose content is not printed, and how many there are. */
const folds = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    const isOnPaper = (element: Element | null) =>
      element !== null &&
      element.checkVisibility({contentVisibilityAuto: true}) &&
      element.getBoundingClientRect().height > 0;
    const printedFolds = all.filter((fold) => fold.closest('[data-print=hidden]') === null);
    const lost = printedFolds.filter((fold) => !isOnPaper(fold.querySelector(':scope > :not(summary)')));
    return {count: printedFolds.length, lost: lost.map((fold) => fold.querySelector('summary')?.textContent)};
  });

/** Expects at least so many folds, all of them open once the page is laid out for paper. */
async function expectUnfolded(page: Page, least = 0): Promise<void> {
  await expect.poll(async () => (await folds(page)).lost).toEqual([]);
  expect((await folds(page)).count).toBeGreaterThanOrEqual(least);
}

test('a printed product page has all facts, and all reviews in full', async ({page}) => {
  await printed(page, '/product/palak-paneer');
  await expectUnfolded(page, 4);
  for (const control of await page.getByText('Read More').all()) await expect(control).toBeHidden();
});

for (const path of ['/product/palak-paneer/reviews', '/faqs', '/about', '/', '/recipes/palak-paneer'])
  test(`no text of ${path} is folded on paper`, async ({page}) => {
    await printed(page, path);
    await expectUnfolded(page);
  });

test('a printed order has the history of its delivery', async ({page, stack}) => {
  await recordOrders(stack.backend, orders(1, SENT));
  await signInByRequest(page);
  await printed(page, `/order/${await idOfOrder(stack.backend, 1001)}`);
  await expectUnfolded(page, 1);
});

test('a printed policy is as wide as its paper, without a column for its contents', async ({page}) => {
  await page.setViewportSize({width: 1400, height: 900});
  await printed(page, '/privacy-policy');
  const {width = 0} = (await page.getByRole('main').locator('section').last().boundingBox()) ?? {};
  expect(width).toBeGreaterThan(1000);
});
