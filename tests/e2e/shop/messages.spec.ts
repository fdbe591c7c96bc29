import {SEED_PEOPLE} from '../../../local/seed/people';
import {expect, testWithAccounts as test} from '../fixtures';
import {button, card, signInByRequest, field, notice, signIn, signUp} from '../support/account';

const {ada} = SEED_PEOPLE;
const WRONG = 'Invalid email or password. Please check your credentials.';

test.beforeEach(({tolerated}) => void tolerated.push(/status of 40\d/));

test('a failed sign-in is shown in a toast, and on the page after the toast closes', async ({page}) => {
  await page.goto('/auth');
  await signIn(page, ada, 'not hers');
  await expect(notice(page, 'Login failed')).toContainText(WRONG);
  await expect(page.getByText(WRONG)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(notice(page, 'Login failed')).toHaveCount(0);
  await expect(card(page).getByRole('alert')).toContainText(WRONG);
  await expect(page.getByText(WRONG)).toHaveCount(1);
});

test('a field error is shown only beside its field', async ({page}) => {
  await page.goto('/auth?tab=sign-up');
  await signUp(page, 'Ada', ada.email);
  await expect(notice(page, 'Registration failed')).toBeVisible();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/An account with this email already exists/);
  await expect(page.getByText('An account with this email already exists')).toHaveCount(1);
});

test('a reset mail is announced once, and the page says at once that it was sent', async ({page}) => {
  await page.goto('/account/recover');
  await field(page, 'Email').fill(ada.email);
  await button(page, 'Send reset link').click();
  await expect(notice(page, 'Password Reset Email Sent')).toBeVisible();
  const sent = page.getByRole('main').locator('[data-slot=alert]');
  await expect(sent.getByText('Password Reset Email Sent')).toBeVisible();
  await expect(sent).toHaveAttribute('aria-live', 'off');
  await expect(page.getByRole('main').getByRole('link', {name: 'ask for another one'})).toBeVisible();
});

test('an expired session is announced once', async ({page, stack}) => {
  await signInByRequest(page);
  await page.goto('/profile');
  await stack.backend.database.connected(({script}) => script('delete from private.sessions'));
  await page.reload();
  const words = 'Your session has expired. Please log in again';
  await expect(notice(page, words)).toBeVisible();
  await expect(page.getByText(words).filter({visible: true})).toHaveCount(1);
});

test('a notice that comes while an earlier one of its kind is closing stays visible', async ({page, tolerated}) => {
  tolerated.push(/ERR_INTERNET_DISCONNECTED/);
  await signInByRequest(page);
  await page.goto('/orders');
  await expect(page.getByText('No orders found.')).toBeVisible();
  await page.context().setOffline(true);
  await button(page, 'Refresh').click();
  await expect(notice(page, 'Failed to fetch orders')).toBeVisible();
  await page.mouse.move(0, 0);
  await button(page, 'Refresh').evaluate(pressWhileClosing);
  await expect(notice(page, 'Failed to fetch orders')).toBeVisible();

  /** Presses the button as soon as a notice begins to close; resolves when that notice is gone. */
  async function pressWhileClosing(refresh: HTMLElement | SVGElement): Promise<void> {
    const closing = await new Promise<Element>((resolve) => {
      new MutationObserver((_, observer) => {
        const found = document.querySelector('[data-sonner-toast][data-removed="true"]');
        if (!found) return;
        observer.disconnect();
        resolve(found);
      }).observe(document.body, {subtree: true, attributeFilter: ['data-removed']});
    });
    (refresh as HTMLElement).click();
    await new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (closing.isConnected) return;
        observer.disconnect();
        resolve();
      }).observe(document.body, {subtree: true, childList: true});
    });
  }
});

test('a long message does not cover the greeting of the menu at 360 px', async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  await page.goto('/account/activate');
  const toast = notice(page, 'Activation Failed');
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.getByRole('button', {name: 'Menu'}).press('Enter');
  const greeting = page.getByRole('dialog').getByText('Welcome!');
  await expect(greeting).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [await toast.boundingBox(), await greeting.boundingBox()];
      return above && below ? below.y >= above.y + above.height : false;
    })
    .toBe(true);
});

test.describe('on a phone with reduced motion', () => {
  test.use({viewport: {width: 360, height: 740}, reducedMotion: 'reduce'});

  test('no toast covers the card’s heading, and the header does not cover an invalid field’s label', async ({page}) => {
    await page.goto('/auth');
    await signIn(page, ada, 'not hers');
    await expect(notice(page, 'Login failed')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    const bottomOfNotice = async () => {
      const box = await notice(page, 'Login failed').boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    const title = await page.getByRole('heading', {name: 'Welcome'}).boundingBox();
    // The toast slides in from the top.
    await expect.poll(bottomOfNotice).toBeLessThanOrEqual(title?.y ?? 0);
    await page.goto('/auth?tab=sign-up');
    await button(page, 'Sign Up').scrollIntoViewIfNeeded();
    await button(page, 'Sign Up').click();
    const [label, header] = [page.getByText('Name', {exact: true}), page.getByRole('banner')];
    await expect
      .poll(async () => ((await label.boundingBox())?.y ?? 0) - ((await header.boundingBox())?.height ?? 0))
      .toBeGreaterThan(0);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a failed sign-in, a reset mail and an expired session are each announced once, on the page', async ({
    page,
    stack,
  }) => {
    await page.goto('/auth');
    await signIn(page, ada, 'not hers');
    await expect(page.getByText(WRONG)).toHaveCount(1);
    await expect(card(page).getByRole('alert')).toContainText(`Login failed${WRONG}`);
    await page.goto('/account/recover');
    await field(page, 'Email').fill(ada.email);
    await button(page, 'Send reset link').click();
    await expect(page.getByText('Password Reset Email Sent')).toHaveCount(1);
    await signInByRequest(page);
    await stack.backend.database.connected(({script}) => script('delete from private.sessions'));
    await page.goto('/profile');
    await expect(page.getByText('Your session has expired. Please log in again')).toHaveCount(1);
  });
});
