import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {publishReviews, recordReviewedOrder, REVIEWED} from '../../support/reviews';
import type {StackWithBackend} from '../../support/stack';
import {expect, testWithAccounts as test} from '../fixtures';
import {signInByRequest} from '../support/account';
import {waitForHydrationOf} from '../support/hydration';
import {enterAdmin} from '../support/staff';
import {expectAccessibleInBothThemes} from '../support/themes';

const {ada} = SEED_PEOPLE;
const LONG = `${'We cooked it with paneer and it was very good. '.repeat(8)}The end.`;

const form = (page: Page) => page.getByRole('form', {name: 'Your review'});
const section = (page: Page) => page.getByRole('region', {name: 'Customer Reviews'});

/** Signs in Ada, who has received Palak Paneer. */
async function signInBuyer(page: Page, stack: StackWithBackend): Promise<void> {
  await signInByRequest(page, ada);
  await recordReviewedOrder(stack.backend, ada);
}

async function writeReview(page: Page, body = LONG): Promise<void> {
  await page.goto(REVIEWED.form);
  await form(page).getByRole('radio', {name: '4 stars'}).check({force: true});
  await form(page).getByLabel('Title', {exact: true}).fill('Good with paneer');
  await form(page).getByLabel('Your review', {exact: true}).fill(body);
  await form(page).getByRole('button', {name: 'Send review'}).click();
  await expect(page.getByText('Your review is waiting to be read by us')).toBeVisible();
}

test(
  'a review goes from the order to the queue of staff and to the product page',
  {tag: '@gate'},
  async ({page, browser, stack, tolerated}) => {
    tolerated.push(/status of 400/);
    await signInBuyer(page, stack);
    await page.goto('/order/9001');
    await page.getByRole('link', {name: 'Write a review of Palak Paneer'}).click();
    await expect(page).toHaveURL(REVIEWED.form);
    await form(page).getByRole('button', {name: 'Send review'}).click();
    await expect(form(page).getByText('Choose a number of stars.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await writeReview(page);

    const desk = await (await browser.newContext({baseURL: stack.origin})).newPage();
    await enterAdmin(desk, stack, '/admin/reviews');
    await expectAccessibleInBothThemes(desk);
    await desk.getByLabel('Reply').fill('Thank you!');
    await desk.getByRole('button', {name: /^Publish\b.*Good with paneer/}).click();
    await expect(desk.getByText('No review is waiting')).toBeVisible();
    await desk.context().close();

    await expect(async () => {
      await page.goto(REVIEWED.path);
      await expect(section(page).getByRole('heading', {name: 'Good with paneer'})).toBeVisible({timeout: 2_000});
    }).toPass({timeout: 20_000});
    await expect(section(page).getByText('Based on 1 review by verified buyers')).toBeVisible();
    await expect(section(page).getByText('Thank you!')).toBeVisible();
    await expect(section(page).getByText('The end.')).toBeHidden();
    await section(page).getByText('Read More').click();
    await expect(section(page).getByText('The end.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await section(page).getByText('Read Less').click();
    await expect(section(page).getByText('The end.')).toBeHidden();
  },
);

test('a review is written by keyboard alone', {tag: '@gate'}, async ({page, stack}) => {
  await signInBuyer(page, stack);
  await page.goto(REVIEWED.form);
  await form(page).getByRole('radio', {name: '1 star'}).focus();
  await page.keyboard.press('Space');
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowRight');
  await expect(form(page).getByRole('radio', {name: '5 stars'})).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Green and garlicky');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The spinach really tastes of spinach.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your review is waiting to be read by us')).toBeVisible();
});

test('staff move between reviews and publish them by keyboard', async ({page, stack}) => {
  await signInBuyer(page, stack);
  await writeReview(page);
  await page.context().clearCookies();
  await enterAdmin(page, stack, '/admin/reviews');
  const review = page.getByRole('article', {name: 'Good with paneer'});
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(review).toBeFocused({timeout: 500});
  }).toPass();
  await page.keyboard.press('p');
  await expect(page.getByText('No review is waiting')).toBeVisible();
});

test('typed text survives a lost connection', async ({page, stack, tolerated}) => {
  tolerated.push(/ERR_FAILED/);
  await signInBuyer(page, stack);
  await page.goto(REVIEWED.form);
  await form(page).getByLabel('Your review', {exact: true}).fill(LONG);
  await page.route('**/review**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await form(page).getByRole('button', {name: 'Send review'}).click();
  await expect(page.getByText('Network error.').first()).toBeVisible();
  await expect(form(page).getByLabel('Your review', {exact: true})).toHaveValue(LONG);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a review is written, read in full and replaced page by page', async ({page, stack}) => {
    await signInBuyer(page, stack);
    await page.goto(REVIEWED.form);
    await form(page).getByText('4 stars').locator('xpath=..').click();
    await form(page).getByLabel('Title', {exact: true}).fill('Good with paneer');
    await form(page).getByLabel('Your review', {exact: true}).fill(LONG);
    await form(page).getByRole('button', {name: 'Send review'}).click();
    await expect(page.getByText('Your review is waiting to be read by us')).toBeVisible();
    await publishReviews(stack.backend);
    await stack.restartStorefront();
    await page.goto(REVIEWED.path);
    await section(page).getByRole('link', {name: 'Read the reviews'}).click();
    await expect(page).toHaveURL(REVIEWED.all);
    await page.getByText('Read More').click();
    await expect(page.getByText('The end.')).toBeVisible();
  });
});

test('older reviews open in place, and the focus continues there', async ({page, stack}) => {
  await recordReviewedOrder(stack.backend, ada);
  await stack.backend.database.connected(({script}) =>
    script(`with people as (insert into public.profiles (first_name) select 'P' || n from generate_series(1, 8) as n returning user_id, first_name)
      insert into public.reviews (user_id, product_id, product_handle, product_title, shopify_order_id, rating, title, body, display_name, state, created_at)
      select user_id, '${REVIEWED.productId}', 'palak-paneer', 'Palak Paneer', 'gid://shopify/Order/9001', 5, 'Title ' || first_name, 'Body', first_name, 'published',
        now() - make_interval(hours => substr(first_name, 2)::int) from people`),
  );
  await stack.restartStorefront();
  await page.goto(REVIEWED.path);
  const more = section(page).getByRole('link', {name: 'Show more reviews'});
  // The link leads to the page with all reviews until the section is hydrated.
  await waitForHydrationOf(more);
  await more.click();
  await expect(section(page).getByRole('heading', {name: 'Title P8'})).toBeVisible();
  await expect(section(page).getByRole('listitem').filter({hasText: 'Title P7'})).toBeFocused();
  await expect(section(page).getByRole('heading', {level: 3})).toHaveCount(8);
  await expect(page).toHaveURL(REVIEWED.path);
  await expect(more).toHaveCount(0);
});
