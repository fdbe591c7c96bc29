import type {Page} from '@playwright/test';
import {recordReviewedOrder, REVIEWED} from '../../support/reviews';
import type {StackWithBackend} from '../../support/stack';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {expect, testWithAccounts as test} from '../fixtures';
import {signInByRequest} from '../support/account';
import {usePage, waitForHydrationOf} from '../support/hydration';
import {expectAccessibleInBothThemes} from '../support/themes';

/** Published reviews of Palak Paneer: one per person, from one star to five, the later ones cooked with tofu. */
const FILL = `
  insert into public.profiles (user_id, first_name) select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Cook' from generate_series(1, 5) as n;
  insert into public.reviews (user_id, product_id, product_handle, product_title, shopify_order_id, rating, title, body, display_name, state, created_at, protein, cook_minutes)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '${REVIEWED.productId}', 'palak-paneer', 'Palak Paneer', 'gid://shopify/Order/9', n,
    'Dinner ' || n, 'It was dinner, and it was green.', 'Cook ' || n, 'published', now() - make_interval(days => 10 - n),
    case when n > 3 then 'tofu' else 'paneer' end, 20 + 2 * n
  from generate_series(1, 5) as n;`;

/** Stores the reviews; a storefront that has read the product's before would show those for some minutes. */
async function fill(stack: StackWithBackend): Promise<void> {
  await stack.backend.database.connected(({script}) => script(FILL));
  await stack.restartStorefront();
}
const section = (page: Page) => page.getByRole('region', {name: 'Customer Reviews'});
const titles = (page: Page) => page.getByRole('main').getByRole('heading', {name: /^Dinner \d$/});

test('reviews are sorted and filtered in place on the product page', async ({page, stack}) => {
  await fill(stack);
  await page.goto(REVIEWED.path);
  await expect(titles(page)).toHaveText(['Dinner 5', 'Dinner 4', 'Dinner 3', 'Dinner 2', 'Dinner 1']);
  await expect(section(page)).toContainText('26 minutes');
  await expect(section(page)).toContainText('as 5 cooks report');
  await waitForHydrationOf(section(page).getByLabel('Sort by'));
  await section(page).getByLabel('Sort by').selectOption('Lowest rating');
  await expect(titles(page)).toHaveText(['Dinner 1', 'Dinner 2', 'Dinner 3', 'Dinner 4', 'Dinner 5']);
  await section(page).getByLabel('Cooked with').selectOption('Tofu');
  await expect(titles(page)).toHaveText(['Dinner 4', 'Dinner 5']);
  await expect(section(page).getByText('2 of 5 reviews')).toBeVisible();
  await section(page).getByRole('link', {name: 'Show reviews with 2 stars'}).click();
  await expect(titles(page)).toHaveText(['Dinner 2']);
  await expect(section(page).getByLabel('Stars', {exact: true})).toHaveValue('2');
  await expect(page).toHaveURL(REVIEWED.path);
  await expectAccessibleInBothThemes(page);
});

test('a filter that is chosen before its code has loaded is applied', async ({page, stack}) => {
  await fill(stack);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/reviews-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(REVIEWED.path);
  await section(page).getByLabel('Stars', {exact: true}).selectOption('2');
  release();
  await usePage(page);
  await expect(titles(page)).toHaveText(['Dinner 2']);
  await expect(section(page).getByLabel('Stars', {exact: true})).toHaveValue('2');
});

test('the form asks what a kit was cooked with, and keeps the answer', async ({page, stack, tolerated}) => {
  tolerated.push(/status of 400/);
  await signInByRequest(page, SEED_PEOPLE.ada);
  await recordReviewedOrder(stack.backend, SEED_PEOPLE.ada);
  await page.goto(REVIEWED.form);
  const form = page.getByRole('form', {name: 'Your review'});
  await form.getByRole('radio', {name: '4 stars'}).check({force: true});
  await form.getByLabel('Title', {exact: true}).fill('Good with eggs');
  await form.getByLabel('Your review', {exact: true}).fill('We had it on Tuesday and it was good.');
  await form.getByLabel('Cooked with').selectOption('Eggs');
  await form.getByLabel('Minutes').fill('500');
  await form.getByRole('button', {name: 'Send review'}).click();
  await expect(form.getByText('Enter whole minutes, from 1 to 180, or nothing.')).toBeVisible();
  await form.getByLabel('Minutes').fill('25');
  await form.getByRole('button', {name: 'Send review'}).click();
  await expect(page.getByText('Your review is waiting to be read by us')).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Cooked with')).toHaveValue('eggs');
  await expect(form.getByLabel('Minutes')).toHaveValue('25');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, hydrates: false});

  test('the form opens the page of the reviews that match', async ({page, stack}) => {
    await fill(stack);
    await page.goto(REVIEWED.all);
    await page.getByLabel('Sort by').selectOption('Highest rating');
    await page.getByLabel('Cooked with').selectOption('Paneer');
    await page.getByRole('button', {name: 'Apply'}).click();
    await expect(page).toHaveURL(/sort=highest&stars=&protein=paneer/);
    await expect(titles(page)).toHaveText(['Dinner 3', 'Dinner 2', 'Dinner 1']);
    await expect(page.getByLabel('Sort by')).toHaveValue('highest');
  });
});
