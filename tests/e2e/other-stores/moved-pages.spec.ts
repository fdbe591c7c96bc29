import {expect, test} from '../fixtures';
import {SEED_WITHOUT_ORDERS} from '../../support/local-shop';

const menus = SEED_WITHOUT_ORDERS.menus.map((menu) =>
  menu.handle === 'footer-company'
    ? {...menu, items: [...menu.items, {title: 'How it began', path: '/old/story', type: 'HTTP' as const}]}
    : menu,
);
const urlRedirects = [{path: '/old/story', target: '/about'}];
test.use({seed: {...SEED_WITHOUT_ORDERS, menus, urlRedirects}});

test('a link to a moved page leads to its new URL, by client navigation or by document', async ({page}) => {
  await page.goto('/products');
  await page.getByRole('contentinfo').getByRole('link', {name: 'How it began'}).click();
  await expect(page).toHaveURL('/about');
  await page.goto('/old/story?utm_source=mail');
  await expect(page).toHaveURL('/about?utm_source=mail');
});
