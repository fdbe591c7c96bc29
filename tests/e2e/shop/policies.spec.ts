import type {Page} from '@playwright/test';
import {businessDays, POLICY, policyPrice} from '../../../app/core/policy';
import {expect, test} from '../fixtures';

const PAGES = ['/shipping-returns', '/privacy-policy', '/terms-of-service'];
const contents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});
const glance = (page: Page) => page.getByRole('region', {name: 'At a glance'});

function followsContents() {
  test('the table of contents leads to a part of the page on a phone', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/shipping-returns');
    await contents(page).getByText('On this page').locator('visible=true').click();
    await contents(page).getByRole('link', {name: 'Damaged or wrong items'}).click();
    await expect(page).toHaveURL('/shipping-returns#damaged-or-wrong-items');
    await expect(page.getByRole('heading', {name: 'Damaged or wrong items'})).toBeInViewport();
  });
}

test.describe('with scripts', () => {
  followsContents();

  test('the summary has the numbers of the policy file', async ({page}) => {
    await page.goto('/shipping-returns');
    for (const value of [
      businessDays(POLICY.processingBusinessDays),
      businessDays(POLICY.doorToDoorBusinessDays),
      businessDays(POLICY.refundBusinessDays),
      policyPrice(POLICY.standardShipping.priceMinor),
      policyPrice(POLICY.expressShipping.priceMinor),
      `${POLICY.returnDays} days`,
      `${POLICY.damageReportHours} hours`,
    ])
      await expect(glance(page).getByText(value, {exact: true}).first()).toBeVisible();
  });

  test('a wide screen shows the contents beside the text, and the keyboard follows them', async ({page}) => {
    await page.goto('/terms-of-service');
    await contents(page).getByRole('link', {name: 'Prices and promo codes'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {name: 'Prices and promo codes'})).toBeInViewport();
    await expect(contents(page)).toBeInViewport();
  });

  test('every policy states its date and leads to the contact form', async ({page}) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByText('Last updated June 1, 2026')).toHaveCount(1);
      await page.getByRole('main').getByRole('link', {name: 'Contact Us'}).click();
      await expect(page.getByRole('form', {name: 'Send us a message'})).toBeVisible();
    }
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  followsContents();
});
