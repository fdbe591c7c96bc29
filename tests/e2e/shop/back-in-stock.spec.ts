import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {runSchedule} from '../../support/run-schedule';
import {waitForHydrationOf} from '../support/hydration';
import {option} from '../support/options';

test.use({profile: 'market'});

const ADA = 'ada.king@example.com';
const COPPER = '/product/masala-dabba?Finish=Copper';

test(
  'a shopper waits for a sold-out variant, confirms the address and is told once that it is back',
  {tag: '@gate'},
  async ({page, stack, tolerated}) => {
    tolerated.push(/400/);
    const mails = () => stack.shop.mails(ADA);
    await page.goto('/product/masala-dabba');
    await waitForHydrationOf(option(page, 'Finish', 'Copper, sold out'));
    const form = page.getByRole('form', {name: 'Email me when it is back'});
    await expect(form).toBeHidden();
    await option(page, 'Finish', 'Copper, sold out').click();
    await expect(form).toBeVisible();
    await expectAccessible(page);
    const email = page.getByRole('textbox', {name: 'Email address'});
    await email.fill('ada');
    await email.press('Enter');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(email).toHaveValue('ada');
    await email.fill(ADA);
    await email.press('Enter');
    await expect(page.getByRole('heading', {name: 'Check your email'})).toBeVisible();
    await expect(page.getByText('You are waiting for Masala Dabba, Copper.')).toBeVisible();
    expect(page.url()).not.toContain('ada');
    await expectAccessible(page);

    await expect.poll(async () => (await mails()).length).toBe(1);
    await page.goto((await mails())[0]?.links.find((each) => each.includes('/confirm/')) ?? '');
    await expectAccessible(page);
    await page.getByRole('button', {name: 'Confirm my address'}).click();
    await expect(page.getByText('We email you as soon as it is back.')).toBeVisible();

    const [, , copper = ''] = stack.shop.variants('masala-dabba').map(String);
    stack.shop.setStock(copper, 3);
    await expect
      .poll(async () => {
        await runSchedule(stack);
        return (await mails()).map(({subject}) => subject);
      })
      .toContain('Masala Dabba, Copper is back in stock');
    const [mail] = await mails();
    await page.goto(mail?.links.find((each) => each.includes('/unsubscribe/')) ?? '');
    await page.getByRole('button', {name: 'Unsubscribe'}).click();
    await expect(page.getByText('No email about stock is waiting for this address.')).toBeVisible();
    await expectAccessible(page);
    // The page may come from the cache for another moment.
    await expect(async () => {
      await page.goto(mail?.links.find((each) => each.includes('Finish=Copper')) ?? '');
      await expect(page.getByRole('button', {name: 'Add to cart: Masala Dabba, Copper'}).first()).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await expect(form).toBeHidden();
  },
);

test.describe('without scripts, on a narrow phone', () => {
  test.use({javaScriptEnabled: false, hydrates: false, viewport: {width: 360, height: 740}});

  test('the form works, and an address that is none stays in it', async ({page, tolerated}) => {
    tolerated.push(/400/);
    await page.goto(COPPER);
    const email = page.getByRole('textbox', {name: 'Email address'});
    await email.fill('ada');
    await page.getByRole('button', {name: 'Email me'}).click();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
    await email.fill(ADA);
    await page.getByRole('button', {name: 'Email me'}).click();
    await expect(page.getByText('You are waiting for Masala Dabba, Copper.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('link', {name: 'Back to Masala Dabba, Copper'}).click();
    await expect(page).toHaveURL(COPPER);
  });
});
