import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {drawPhoto} from '../../support/review-pictures';
import {recordReviewedOrder, REVIEWED} from '../../support/reviews';
import type {StackWithBackend} from '../../support/stack';
import {expect, testWithAccounts as test} from '../fixtures';
import {signInByRequest} from '../support/account';
import {waitForHydration, waitForHydrationOf} from '../support/hydration';
import {enterAdmin} from '../support/staff';
import {expectAccessibleInBothThemes} from '../support/themes';

const {ada} = SEED_PEOPLE;

const form = (page: Page) => page.getByRole('form', {name: 'Your review'});
const section = (page: Page) => page.getByRole('region', {name: 'Customer Reviews'});
const fileOf = async (name: string, color: string, size?: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await drawPhoto(color, size)),
});

async function openForm(page: Page, stack: StackWithBackend): Promise<void> {
  await signInByRequest(page, ada);
  await recordReviewedOrder(stack.backend, ada);
  await page.goto(REVIEWED.form);
}

async function fillTexts(page: Page): Promise<void> {
  await form(page).getByText('4 stars').locator('xpath=..').click();
  await form(page).getByLabel('Title', {exact: true}).fill('Good with paneer');
  await form(page).getByLabel('Your review', {exact: true}).fill('We cooked it with paneer on Tuesday.');
}

const sent = async ({backend}: StackWithBackend) =>
  backend.database.connected(({query}) => query<{digest: string}>('select digest from public.review_pictures'));

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('two pictures go with a review to staff, to the product page and its filter, and away with it', async ({
    page,
    browser,
    stack,
    tolerated,
  }) => {
    tolerated.push(/status of 400/);
    await openForm(page, stack);
    await waitForHydration(page);
    await fillTexts(page);
    const field = form(page).getByLabel('Choose pictures');
    await field.setInputFiles([await fileOf('naan.jpg', '#3a7d44', 1200), await fileOf('bowl.jpg', '#c0392b')]);
    await expect(form(page).getByText('2 pictures chosen')).toBeVisible();
    await field.setInputFiles([await fileOf('rice.jpg', '#2c5aa0'), await fileOf('fourth.jpg', '#777777')]);
    await expect(form(page).getByText('A review has at most 3 pictures.')).toBeVisible();
    await form(page).getByRole('button', {name: 'Remove rice.jpg'}).click();
    await expect(form(page).getByText('2 pictures chosen')).toBeVisible();
    await expectAccessibleInBothThemes(page);

    // What the browser sends is scaled down.
    const sizes = await field.evaluate(async (input: HTMLInputElement) => {
      const bitmaps = await Promise.all([...(input.files ?? [])].map((file) => createImageBitmap(file)));
      return bitmaps.map(({width, height}) => [width, height]);
    });
    expect(sizes).toEqual([
      [1600, 800],
      [800, 400],
    ]);
    // A review that is refused keeps its pictures.
    await form(page).getByLabel('Title', {exact: true}).fill('');
    await form(page).getByRole('button', {name: 'Send review'}).click();
    await expect(form(page).getByText('Give your review a title.')).toBeVisible();
    await form(page).getByLabel('Title', {exact: true}).fill('Good with paneer');
    await form(page).getByRole('button', {name: 'Send review'}).click();
    await expect(page.getByText('Your review is waiting to be read by us')).toBeVisible();
    expect(await sent(stack)).toHaveLength(2);
    await expect(form(page).getByLabel('Remove picture 2')).toBeVisible();

    const desk = await (await browser.newContext({baseURL: stack.origin})).newPage();
    await enterAdmin(desk, stack, '/admin/reviews');
    await expect(desk.getByRole('img', {name: 'Picture 2 of 2 by Ada B.'})).toBeVisible();
    await expectAccessibleInBothThemes(desk);
    await desk.getByRole('button', {name: /^Publish\b.*Good with paneer/}).click();
    await expect(desk.getByText('No review is waiting')).toBeVisible();
    await desk.context().close();

    await expect(async () => {
      await page.goto(REVIEWED.path);
      await expect(section(page).getByRole('img', {name: 'Picture 1 of 2 by Ada B.'})).toBeVisible({timeout: 2_000});
    }).toPass({timeout: 20_000});
    await expectAccessibleInBothThemes(page);
    const link = section(page).getByRole('link', {name: 'Picture 1 of 2 by Ada B.'});
    expect(await link.getAttribute('href')).toMatch(/\/cdn\/shop\/files\/review-.*width=1600/);

    await page.goto(REVIEWED.form);
    await page.getByText('Delete this review').click();
    await page.getByRole('button', {name: 'Delete my review'}).click();
    await expect(form(page).getByRole('button', {name: 'Send review'})).toBeVisible();
    expect(await sent(stack)).toEqual([]);
  });
});

/** A product whose reviews no other test reads: a storefront shows what it has read for some minutes. */
const OTHER = '/product/desi-goat-curry';

test('the filter shows reviews with pictures, in place and by address', async ({page, stack}) => {
  await stack.backend.database.connected(({script}) =>
    script(`
      insert into public.profiles (user_id, first_name) select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Cook' from generate_series(1, 3) as n;
      insert into public.reviews (user_id, product_id, product_handle, product_title, shopify_order_id, rating, title, body, display_name, state, created_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'gid://shopify/Product/8000000000006', 'desi-goat-curry', 'Desi Goat Curry', 'gid://shopify/Order/9', n,
        'Dinner ' || n, 'It was dinner, and it was hot.', 'Cook ' || n, 'published', now() - make_interval(days => 10 - n) from generate_series(1, 3) as n;
      insert into public.review_pictures (review_id, position, file_name, shopify_file_id, digest, url, width, height)
      select id, 1, 'review-' || id || '.jpg', 'gid://shopify/MediaImage/' || rating, repeat(rating::text, 64), '/cdn/shop/files/desi-goat-curry-plate.png?v=1', 1600, 1600
      from public.reviews where rating <> 2`),
  );
  const titles = page.getByRole('main').getByRole('heading', {name: /^Dinner \d$/});
  await page.goto(OTHER);
  await expect(titles).toHaveText(['Dinner 3', 'Dinner 2', 'Dinner 1']);
  const box = section(page).getByLabel('With pictures');
  // The form opens the page of all reviews until the section is hydrated.
  await waitForHydrationOf(box);
  await box.check();
  await expect(titles).toHaveText(['Dinner 3', 'Dinner 1']);
  await expect(section(page).getByText('2 of 3 reviews')).toBeVisible();
  await section(page).getByLabel('Sort by').selectOption('Lowest rating');
  await expect(titles).toHaveText(['Dinner 1', 'Dinner 3']);
  await expect(page).toHaveURL(OTHER);
  await page.goto(`${OTHER}/reviews?pictures=yes`);
  await expect(titles).toHaveText(['Dinner 3', 'Dinner 1']);
  await expect(page.getByLabel('With pictures')).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, hydrates: false});

  test('pictures are sent, refused with what was typed kept, and removed', async ({page, stack, tolerated}) => {
    tolerated.push(/status of 400/);
    await openForm(page, stack);
    await fillTexts(page);
    const field = form(page).getByLabel('Choose pictures');
    await field.setInputFiles([{name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture')}]);
    await form(page).getByRole('button', {name: 'Send review'}).click();
    await expect(page.getByText('“notes.jpg” cannot be read as a JPEG, PNG or WebP picture.')).toBeVisible();
    await expect(page.getByText('Please choose them again.')).toBeVisible();
    await expect(form(page).getByLabel('Title', {exact: true})).toHaveValue('Good with paneer');
    await field.setInputFiles([await fileOf('naan.jpg', '#3a7d44'), await fileOf('bowl.jpg', '#c0392b')]);
    await form(page).getByRole('button', {name: 'Send review'}).click();
    await expect(page.getByText('Your review is waiting to be read by us')).toBeVisible();
    await form(page).getByLabel('Remove picture 1').check();
    await form(page).getByRole('button', {name: 'Send changes'}).click();
    await expect(page.getByText('Your review is waiting to be read by us')).toBeVisible();
    expect(await sent(stack)).toHaveLength(1);
  });
});
