import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {expect, testWithAccounts as test} from '../fixtures';
import {ownProfile, signIn} from '../support/account';

const RECIPE = '/recipes/palak-paneer';

const cachedTexts = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const responses = await Promise.all(
      names.map(async (name) => (await caches.open(name)).matchAll().then((all) => all.map((each) => each.text()))),
    );
    return Promise.all(responses.flat());
  });

test('the saved copy has nothing of the person who is signed in', async ({page, stack}) => {
  await page.goto('/auth');
  await signIn(page, SEED_PEOPLE.ada);
  await expect(ownProfile(page)).toBeVisible();
  await page.goto(RECIPE);
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const texts = (await cachedTexts(page)).filter((text) => /^<!doctype html/i.test(text));
  expect(texts.some((text) => text.includes('Palak Paneer'))).toBe(true);
  expect(texts.filter((text) => text.includes(SEED_PEOPLE.ada.firstName))).toEqual([]);
  expect(await (await page.request.get(stack.origin + RECIPE)).text()).toContain(SEED_PEOPLE.ada.firstName);
});
