import {expect, test} from '../fixtures';
import {waitForHydration} from '../support/hydration';

/** Fails on every page error, including unhandled promise rejections. */
test('going back during a view transition of a product image logs no error', async ({page}) => {
  await page.goto('/products');
  await waitForHydration(page);
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
