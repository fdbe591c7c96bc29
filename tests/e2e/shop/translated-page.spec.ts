import type {Locator, Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {expect, test, testWithAccounts} from '../fixtures';
import {button, card, field, notice, signIn, signUp} from '../support/account';
import {addButton, cartDrawer} from '../support/cart';

const PALAK = 'Palak Paneer';

/**
 * Replaces every text of a page by nested `<font>` elements, and those that come later, as the translator of Chrome does:
 * it inserts the element before the text, then removes the text.
 */
function translate(): void {
  const replace = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest('head, script, style, textarea, noscript, font')) return;
    const font = document.createElement('font');
    font.appendChild(document.createElement('font')).textContent = text.data;
    text.parentNode?.insertBefore(font, text);
    text.remove();
  };
  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  new MutationObserver((records) => {
    for (const {target, addedNodes} of records) [target, ...addedNodes].forEach(replaceAll);
  }).observe(document.getRootNode(), {childList: true, subtree: true, characterData: true});
  replaceAll(document.body);
}

/** Opens a page with all that it loads later, which is when translators begin. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

async function openTranslated(page: Page, path: string) {
  await open(page, path);
  await page.evaluate(translate);
}

const quantityOf = (place: Locator, title: string) => place.getByRole('group', {name: `Quantity of ${title}`});
const lines = (place: Locator) => place.getByRole('list', {name: 'Dishes in your cart'});

/** The text of a row is this amount only: an amount beside it would be the translation of a former one. */
const expectCost = (place: Locator, name: string, amount: string) =>
  expect(
    place
      .locator('dl > div')
      .filter({has: place.page().getByText(name, {exact: true})})
      .getByRole('definition'),
  ).toHaveText(amount);

/** Three packs have the discount of three. */
const THREE = 'Now $21.99 was $23.97';

/** Expects the amount of the only line, the subtotal, and the number of items in the header, which a dialog may cover. */
async function expectCart(place: Locator, count: number, amount: string, lineText = amount) {
  await expectCost(place, 'Subtotal', amount);
  await expect(lines(place).locator('[data-slot=price]').last()).toHaveText(lineText);
  await expect(headerCart(place.page())).toHaveText(`Cart, ${count === 1 ? '1 item' : `${count} items`}${count}`);
}

const headerCart = (page: Page) => page.locator('header a[href="/cart"]').first();

const applyCode = async (cart: Locator, code: string) => {
  await cart.getByLabel('Promo code').fill(code);
  await cart.getByRole('button', {name: 'Apply'}).click();
};

test('a shopper buys on a page that the browser translates', {tag: '@gate'}, async ({page, stack}) => {
  await openTranslated(page, '/product/palak-paneer');
  await expect(page.getByRole('heading', {level: 1}).locator('font font').first()).toHaveText(PALAK);
  await addButton(page, PALAK).click();
  const drawer = cartDrawer(page);
  const shipping = drawer.locator('p').filter({hasText: 'free standard shipping'});
  const each = drawer.getByText('each', {exact: true});
  await expectCart(drawer, 1, '$7.99');
  await expect(shipping).toHaveText('Add $17.01 for free standard shipping');

  await quantityOf(drawer, PALAK).getByRole('button', {name: 'One more'}).click();
  await expectCart(drawer, 2, '$15.98');
  await expect(each).toBeVisible();
  await expect(shipping).toHaveText('Add $9.02 for free standard shipping');
  await quantityOf(drawer, PALAK).getByRole('button', {name: 'One less'}).click();
  await expectCart(drawer, 1, '$7.99');
  await expect(each).toHaveCount(0);
  await quantityOf(drawer, PALAK).getByRole('spinbutton').fill('3');
  await page.keyboard.press('Enter');
  await expectCart(drawer, 3, '$21.99', THREE);

  await applyCode(drawer, 'nonsense');
  await expect(drawer.getByText('This promo code is invalid or has expired.')).toBeVisible();
  await applyCode(drawer, 'summer10');
  await expectCost(drawer, 'Total', '$21.57');
  await expect(drawer.getByText('This promo code is invalid or has expired.')).toHaveCount(0);
  await drawer.getByRole('button', {name: 'Remove promo code SUMMER10'}).click();
  await expectCart(drawer, 3, '$21.99', THREE);
  await expect(drawer.locator('dl')).not.toContainText('$21.57');

  await drawer.getByRole('button', {name: `Remove ${PALAK}`}).click();
  await expect(drawer.getByText('Nothing in here yet')).toBeVisible();
  await expect(lines(drawer)).not.toContainText('$');
  await expect(headerCart(page)).toHaveText('Cart');
  await drawer.getByRole('button', {name: `Undo: put ${PALAK} back`}).click();
  await expectCart(drawer, 3, '$21.99', THREE);
  await expect(drawer.getByText('Nothing in here yet')).toHaveCount(0);

  await drawer.getByRole('link', {name: 'View cart'}).click();
  await expect(page).toHaveURL('/cart');
  const main = page.getByRole('main');
  await quantityOf(main, PALAK).getByRole('button', {name: 'One less'}).click();
  await expectCart(main, 2, '$15.98');
  expect(stack.shop.carts().flatMap((cart) => cart.lines)).toMatchObject([{quantity: 2}]);
});

testWithAccounts(
  'a shopper is refused, signs in and signs out on a page that the browser translates',
  {tag: '@gate'},
  async ({page, tolerated}) => {
    tolerated.push(/status of 400/);
    await openTranslated(page, '/auth');
    await signIn(page, SEED_PEOPLE.ada, 'not hers');
    await expect(notice(page, 'Login failed')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Invalid email or password.');
    await expect(card(page)).not.toContainText('Signing in...');
    await card(page).getByRole('link', {name: 'Sign Up'}).click();
    await signUp(page, 'Ada', SEED_PEOPLE.ada.email);
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/already exists/);
    await expect(card(page)).not.toContainText('Creating account...');
    await card(page).getByRole('link', {name: 'Sign In'}).click();
    await expect(button(page, 'Sign In')).toBeVisible();
    await signIn(page);
    await expect(page).toHaveURL('/profile');
    await expect(notice(page, 'Welcome back!')).toBeVisible();
    await button(page, 'Log out').click();
    await expect(notice(page, 'Logged out')).toBeVisible();
    await expect(page).toHaveURL('/');
  },
);

test('React changes a translated text in whichever way the translator replaced it', async ({page}) => {
  await open(page, '/about');
  const after = await page.evaluate(async () => {
    const toFont = (text: string) => Object.assign(document.createElement('font'), {textContent: `[${text}]`});
    const ways = {
      'an element in its place': (...texts: Text[]) => texts.forEach((text) => text.replaceWith(toFont(text.data))),
      'an element before it': (...texts: Text[]) =>
        texts.forEach((text) => {
          text.before(toFont(text.data));
          text.remove();
        }),
      'an element after it': (...texts: Text[]) =>
        texts.forEach((text) => {
          text.after(toFont(text.data));
          text.remove();
        }),
      'one element for several texts': (...texts: Text[]) => {
        texts[0]?.before(toFont(texts.map(({data}) => data).join('')));
        texts.forEach((text) => text.remove());
      },
    };
    const translated = async (replace: (...texts: Text[]) => void) => {
      const parent = document.body.appendChild(document.createElement('p'));
      const [count, unit] = [new Text('1'), new Text(' item')];
      parent.append(document.createElement('i'), count, unit, document.createElement('b'));
      replace(count, unit);
      // The page learns of what the translator did after the task that did it.
      await new Promise((resolve) => setTimeout(resolve));
      return {parent, count, unit};
    };
    const outcomes: Record<string, readonly (string | null)[]> = {};
    for (const [name, replace] of Object.entries(ways)) {
      const changed = await translated(replace);
      changed.count.nodeValue = '2';
      changed.unit.nodeValue = ' items';
      const removed = await translated(replace);
      removed.parent.removeChild(removed.count);
      removed.parent.removeChild(removed.unit);
      const inserted = await translated(replace);
      inserted.parent.insertBefore(new Text('in all: '), inserted.count);
      outcomes[name] = [changed, removed, inserted].map(({parent}) => parent.textContent);
    }
    return outcomes;
  });
  expect(after).toEqual({
    'an element in its place': ['2 items', '', 'in all: 1[ item]'],
    'an element before it': ['2 items', '', 'in all: 1[ item]'],
    'an element after it': ['2 items', '', 'in all: 1[ item]'],
    'one element for several texts': ['2 items', '', 'in all: 1 item'],
  });
});
