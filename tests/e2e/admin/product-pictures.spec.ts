import sharp from 'sharp';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, notice} from '../support/account';
import {waitForHydration} from '../support/hydration';
import {enterAdmin} from '../support/staff';

const PICTURES = '/admin/products/8000000000002/pictures';

const draw = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({create: {width: 400, height: 400, channels: 3, background}})
    .png()
    .toBuffer(),
});

test('staff add pictures with their progress, describe one, put it first, and shoppers see it', async ({
  page,
  stack,
}) => {
  await enterAdmin(page, stack, '/admin/products/8000000000002');
  await waitForHydration(page);
  await page.getByRole('link', {name: 'Pictures'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Pictures of Palak Paneer'})).toBeVisible();
  const files = [
    await draw('thali.png', '#3a7d44'),
    {name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture')},
  ];
  await page.getByLabel('Choose pictures').setInputFiles(files);
  const uploads = page.getByRole('list', {name: 'Uploads'}).getByRole('listitem');
  await expect(uploads).toHaveText([/thali\.png.*Added/, /notes\.txt.*This is no JPEG, PNG, GIF or WebP picture\./]);
  const added = page.getByRole('article', {name: 'Picture 5 of 5'});
  await expect(added.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await added.getByLabel('Description for people who cannot see it').fill('A thali with spinach');
  await added.getByRole('button', {name: 'Save description'}).click();
  await expect(notice(page, 'Product updated successfully')).toBeVisible();
  for (const place of [4, 3, 2, 1]) {
    await page
      .getByRole('article', {name: `Picture ${place + 1} of 5`})
      .getByRole('button', {name: 'Move earlier'})
      .click();
    const moved = page.getByRole('article', {name: new RegExp(`(Picture|Video) ${place} of 5`)});
    await expect(moved.getByLabel('Description for people')).toHaveValue('A thali with spinach');
  }
  await page.goto('/product/palak-paneer');
  await expect(page.getByRole('img', {name: 'A thali with spinach'}).first()).toBeVisible();
});

test('a dropped and a pasted picture are added, and one that failed is sent again', async ({
  page,
  stack,
  tolerated,
}) => {
  tolerated.push(/502/);
  await enterAdmin(page, stack, PICTURES);
  await waitForHydration(page);
  const {buffer} = await draw('dropped.png', '#c0392b');
  const bytes = [...buffer];
  const give = (type: 'drop' | 'paste', name: string) =>
    page.getByLabel('Choose pictures').evaluate(
      (field, given) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(given.bytes)], given.name, {type: 'image/png'}));
        const event =
          given.type === 'drop'
            ? new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true})
            : new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true});
        field.dispatchEvent(event);
      },
      {type, name, bytes},
    );
  await stack.shop.fault({path: '/__uploads/*', mode: 'status', status: 503, times: 1});
  await give('drop', 'dropped.png');
  const uploads = page.getByRole('list', {name: 'Uploads'}).getByRole('listitem');
  await expect(uploads).toHaveText([/dropped\.png.*Shopify does not respond/]);
  await uploads.getByRole('button', {name: 'Try again'}).click();
  await expect(uploads).toHaveText([/dropped\.png.*Added/]);
  await give('paste', 'pasted.png');
  await expect(uploads).toHaveText([/pasted\.png.*Added/]);
  // The same picture is not added twice.
  await expect(page.getByRole('article', {name: 'Picture 5 of 5'})).toBeVisible();
});

test.describe('without JavaScript, on a phone', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

  test('staff add and remove a picture', async ({page, stack}) => {
    await enterAdmin(page, stack, PICTURES);
    await page.getByLabel('Choose pictures').setInputFiles([await draw('thali.png', '#3a7d44')]);
    await button(page, 'Add pictures').click();
    await expect(page.getByText('Pictures added', {exact: true})).toBeVisible();
    await expect(page.getByRole('article', {name: 'Picture 5 of 5'})).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('article', {name: 'Picture 1 of 5'}).getByRole('button', {name: 'Remove'}).click();
    await expect(page.getByText('Product updated successfully', {exact: true})).toBeVisible();
    await expect(page.getByRole('article', {name: 'Picture 1 of 4'})).toBeVisible();
  });
});
