import {expect, testWithAccounts as test} from '../fixtures';
import {NEW_PASSWORD, button, card, field, signIn, signUp} from '../support/account';

test.use({javaScriptEnabled: false});
test.beforeEach(({tolerated}) => void tolerated.push(/status of 400/));

test('a shopper signs up on the tab, signs out and signs in again', {tag: '@gate'}, async ({page}) => {
  await page.goto('/auth?returnTo=/profile/orders');
  await card(page).getByRole('link', {name: 'Sign Up'}).click();
  await button(page, 'Sign Up').click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  await signUp(page, 'Grace Hopper', 'grace@example.com');
  await expect(page).toHaveURL('/profile/orders');
  await expect(page.getByRole('status').filter({hasText: 'You have successfully signed in.'})).toBeVisible();
  await button(page, 'Log out').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status').filter({hasText: 'Logged out'})).toBeVisible();
  await page.goto('/profile');
  await signIn(page, {email: 'grace@example.com'}, 'not hers');
  await expect(page.getByText('Invalid email or password. Please check your credentials.')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('grace@example.com');
  await signIn(page, {email: 'grace@example.com'}, NEW_PASSWORD);
  await expect(page).toHaveURL('/profile');
  await expect(field(page, 'Name')).toHaveValue('Grace Hopper');
});
