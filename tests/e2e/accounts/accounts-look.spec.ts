import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {askForReset, button, signInByRequest, mailedPath, notice, signIn, signUp} from '../support/account';

const {ada, dana} = SEED_PEOPLE;

/** Fails if axe finds a violation in either theme, or if the page is wider than a phone. */
async function expectWellMade(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectAccessible(page);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test.use({viewport: {width: 360, height: 740}, reducedMotion: 'reduce'});
test.beforeEach(({tolerated}) => void tolerated.push(/status of 400/));

test('signed-out pages are accessible in both themes on a phone', async ({page}) => {
  for (const path of ['/auth', '/auth?tab=sign-up', '/profile', '/account/recover', '/account/recover?sent'])
    await expectWellMade(page, path);
});

test('pages behind mailed links are accessible in both themes on a phone', async ({page, stack}) => {
  await page.goto('/auth?tab=sign-up');
  await signUp(page, 'Dana', dana.email);
  await expect(page.getByText('Check your mail')).toBeVisible();
  await expectAccessible(page);
  for (const path of [
    await askForReset(page, stack, ada),
    '/account/reset/7/x%20y',
    await mailedPath(stack, dana.email, '/account/activate/'),
    '/account/activate/7',
    await mailedPath(stack, dana.email, '/_t/c/v3/'),
    '/auth/callback',
  ])
    await expectWellMade(page, path);
});

test('account pages are accessible in both themes on a phone', async ({page}) => {
  await signInByRequest(page);
  await page.goto('/profile/addresses');
  const address = await page.getByRole('link', {name: 'Edit 12 Pearl Street'}).getAttribute('href');
  for (const path of [
    '/profile',
    '/profile/password',
    '/profile/orders',
    '/profile/addresses',
    '/profile/addresses/new',
    address ?? '',
    `${address}/remove`,
    '/account/link',
  ])
    await expectWellMade(page, path);
});

test('no toast covers the card’s heading, and the header does not cover an invalid field’s label', async ({page}) => {
  await page.goto('/auth');
  await signIn(page, ada, 'not hers');
  await expect(notice(page, 'Login failed')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const bottomOfNotice = async () => {
    const box = await notice(page, 'Login failed').boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  const title = await page.getByRole('heading', {name: 'Welcome'}).boundingBox();
  // The toast slides in from the top.
  await expect.poll(bottomOfNotice).toBeLessThanOrEqual(title?.y ?? 0);
  await page.goto('/auth?tab=sign-up');
  await button(page, 'Sign Up').scrollIntoViewIfNeeded();
  await button(page, 'Sign Up').click();
  const [label, header] = [page.getByText('Name', {exact: true}), page.getByRole('banner')];
  await expect
    .poll(async () => ((await label.boundingBox())?.y ?? 0) - ((await header.boundingBox())?.height ?? 0))
    .toBeGreaterThan(0);
});
