import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {expect, testWithAccounts as test} from '../fixtures';
import {askForReset, button, signInByRequest, field} from '../support/account';

const {ada} = SEED_PEOPLE;

test('a shopper shows their password, and keeps the cursor position', async ({page}) => {
  await page.goto('/auth');
  const password = field(page, 'Password');
  await password.fill(SEED_PASSWORD);
  await password.press('Home');
  await password.press('ArrowRight');
  const box = await button(page, 'Show password').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button(page, 'Show password').click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toBeFocused();
  await page.keyboard.type('x');
  await expect(password).toHaveValue(`${SEED_PASSWORD.slice(0, 1)}x${SEED_PASSWORD.slice(1)}`);
  await button(page, 'Hide password').click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('the button works by keyboard', async ({page}) => {
  await page.goto('/auth');
  await expect(button(page, 'Show password')).toBeVisible();
  await field(page, 'Password').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Hide password')).toBeFocused();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
});

test('sending the form hides the password, and signs in', async ({page}) => {
  await page.goto('/auth');
  await field(page, 'Email').fill(ada.email);
  await field(page, 'Password').fill(SEED_PASSWORD);
  await button(page, 'Show password').click();
  await page.evaluate(() => {
    document.addEventListener('submit', () => {
      document.title = document.querySelector('input[autocomplete="current-password"]')?.getAttribute('type') ?? '';
    });
  });
  const titles = page.waitForFunction(() => document.title === 'password');
  await button(page, 'Sign In').click();
  await titles;
  await expect(page).toHaveURL('/profile');
});

test('every password field has the button', async ({page, stack}) => {
  const count = () => page.getByRole('main').getByRole('button', {name: 'Show password'});
  await page.goto('/login?tab=sign-up');
  await expect(count()).toHaveCount(2);
  await page.goto(await askForReset(page, stack, ada));
  await expect(count()).toHaveCount(2);
  await signInByRequest(page);
  await page.goto('/profile/password');
  await expect(count()).toHaveCount(3);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the button is not rendered', async ({page}) => {
    await page.goto('/auth');
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
    await expect(page.getByRole('button', {name: 'Show password'})).toHaveCount(0);
  });
});
