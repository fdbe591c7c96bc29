import type {Page} from '@playwright/test';
import {expect, testWithAccounts as test} from '../fixtures';
import {button, field, notice, signInByRequest} from '../support/account';
import {usePage} from '../support/hydration';

const SCHEMAS = '**/assets/account-schemas-*.js';

/** Returns the paths of the forms that the page sends from now on. */
function watchForms(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/profile')) sent.push(pathname);
  });
  return sent;
}

test('a form that is submitted twice before its validation has loaded waits and is sent once', async ({page}) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCHEMAS, async (route) => {
    await isReleased;
    await route.continue();
  });
  await signInByRequest(page);
  const asked = page.waitForRequest(SCHEMAS);
  await page.goto('/profile');
  await usePage(page);
  await asked;
  const sent = watchForms(page);
  await field(page, 'Name').fill('Grace King');
  await button(page, 'Save Changes').dblclick();
  expect(sent).toEqual([]);
  release();
  await expect(notice(page, 'Profile updated')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a form whose validation cannot be loaded is validated by the server', async ({page, tolerated}) => {
  tolerated.push(/ERR_FAILED|status of 400/);
  await page.route(SCHEMAS, (route) => route.abort());
  await signInByRequest(page);
  await page.goto('/profile');
  const sent = watchForms(page);
  await field(page, 'Name').fill('');
  await button(page, 'Save Changes').click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  expect(sent).toHaveLength(1);
});
