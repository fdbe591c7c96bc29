import {SEED_PEOPLE} from '../../../local/seed/people';
import {expect, testWithAccounts as test} from '../fixtures';
import {button, notice, signIn} from '../support/account';

const {ada} = SEED_PEOPLE;

test.use({viewport: {width: 360, height: 740}, reducedMotion: 'reduce'});
test.beforeEach(({tolerated}) => void tolerated.push(/status of 400/));

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
