import {expect, test} from './fixtures';
import {untilScriptsRun} from './support/search';

/** Every page error fails a test, and so does a promise that nobody handles. */
test('going back while a product’s picture still moves leaves the console clean', async ({page}) => {
  await page.goto('/products');
  await untilScriptsRun(page);
  await page.getByRole('main').getByRole('link', {name: 'Palak Paneer'}).first().click();
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some(({effect}) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')),
  );
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('heading', {name: 'Individual Products'})).toBeVisible();
});
