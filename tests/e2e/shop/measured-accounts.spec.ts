import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {rowsOf} from '../../support/send-webhook';
import {expect, testWithAccounts as test} from '../fixtures';
import {button, card, field, notice, signIn, signUp} from '../support/account';
import {collectBeacons, consentBefore, hideForAMoment, hideWebdriver} from '../support/beacons';

test.use({isUndecided: true});

test.beforeEach(async ({page}) => {
  await hideWebdriver(page);
  await consentBefore(page);
});

/** Opens a page and waits until it is measured: what happens before the browser was idle is not counted. */
async function openMeasured(page: Page, {entries}: ReturnType<typeof collectBeacons>, path: string) {
  const earlier = entries().length;
  await page.goto(path);
  await expect
    .poll(async () => {
      await hideForAMoment(page);
      return entries().length;
    })
    .toBeGreaterThan(earlier);
}

/** Waits until the beacons of a page name these events, in any order, apart from page views. */
async function expectEvents(page: Page, {entries}: ReturnType<typeof collectBeacons>, expected: readonly string[]) {
  const names = () => entries().flatMap((entry) => ('name' in entry && entry.name !== 'page_view' ? [entry.name] : []));
  await expect
    .poll(async () => {
      await hideForAMoment(page);
      return names().sort();
    })
    .toEqual([...expected].sort());
}

test('signing in, failing to and signing out are events of the visit', async ({page, tolerated}) => {
  tolerated.push(/status of 400/);
  const beacons = collectBeacons(page);
  await openMeasured(page, beacons, '/auth');
  await signIn(page, SEED_PEOPLE.ada, 'not hers');
  await expect(notice(page, 'Login failed')).toBeVisible();
  await expectEvents(page, beacons, ['login_failure']);
  await signIn(page);
  await expect(page).toHaveURL('/profile');
  await expectEvents(page, beacons, ['login_failure', 'login_success']);
  await button(page, 'Log out').click();
  await expect(page).toHaveURL('/');
  await expectEvents(page, beacons, ['login_failure', 'login_success', 'logout']);
  expect(JSON.stringify(beacons.all)).not.toMatch(/ada|not hers/i);
});

test('signing up, failing to and asking for a new password are events of the visit', async ({page, tolerated}) => {
  tolerated.push(/status of 400/);
  const beacons = collectBeacons(page);
  await openMeasured(page, beacons, '/auth');
  await card(page).getByRole('link', {name: 'Forgot password?'}).click();
  // The card that is left has a field for the email address, too.
  await expect(button(page, 'Send reset link')).toBeVisible();
  await field(page, 'Email').fill(SEED_PEOPLE.ada.email);
  await button(page, 'Send reset link').click();
  await expectEvents(page, beacons, ['password_reset_request']);
  await openMeasured(page, beacons, '/auth?tab=sign-up');
  await signUp(page, 'Ada King', SEED_PEOPLE.ada.email);
  await expectEvents(page, beacons, ['password_reset_request', 'signup_failure']);
  await signUp(page, 'Grace Hopper', 'grace@example.com');
  await expect(page).toHaveURL('/profile');
  await expectEvents(page, beacons, ['password_reset_request', 'signup_failure', 'signup_success']);
});

test('a visit is in the database as it was, also what a failing database missed', async ({page, stack}) => {
  const stored = () =>
    rowsOf<{name: string; route: string}>(
      stack,
      'select name::text, route from private.analytics_events where bucket is null order by seq',
    );
  await page.goto('/recipes/palak-paneer');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect
    .poll(async () => {
      await hideForAMoment(page);
      return stored();
    })
    .toEqual([
      {name: 'page_view', route: '/recipes/:recipeId'},
      {name: 'recipe_view', route: '/recipes/:recipeId'},
    ]);
  await stack.backend.fault({path: '/rest/v1/*', mode: 'status', status: 503, times: 1});
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQs'}).click();
  await expect(page).toHaveURL('/faqs');
  await hideForAMoment(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Our Story'}).click();
  await expect(page).toHaveURL('/about');
  await expect
    .poll(async () => {
      await hideForAMoment(page);
      return (await stored()).map(({route}) => route);
    })
    .toEqual(['/recipes/:recipeId', '/recipes/:recipeId', '/faqs', '/faqs', '/about']);
});
