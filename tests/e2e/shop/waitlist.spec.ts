import {expect, testWithAccounts as test} from '../fixtures';
import {waitForHydration} from '../support/hydration';

test(
  'the waitlist says what happens as a toast, and clears the fields after each success',
  {tag: '@gate'},
  async ({page, tolerated}) => {
    tolerated.push(/400/);
    await page.goto('/pages/landing-page');
    await waitForHydration(page);
    const name = page.getByLabel('Full Name');
    const email = page.getByLabel('Email', {exact: true});
    const submit = page.getByRole('button', {name: 'Get Early Access'});
    const toast = page.locator('[data-sonner-toast]');

    await submit.click();
    await expect(toast.filter({hasText: 'Please fill in all fields'})).toBeVisible();

    for (const address of ['ada@example.com', 'grace@example.com']) {
      await name.fill('Ada King');
      await email.fill(address);
      await submit.click();
      await expect(toast.filter({hasText: 'Email verification required'}).first()).toBeVisible();
      await expect(name).toHaveValue('');
      await expect(email).toHaveValue('');
    }

    await name.fill('Ada King');
    await email.fill('ada@example.com');
    await email.press('Enter');
    await expect(toast.filter({hasText: 'already on our waitlist'})).toBeVisible();
  },
);
