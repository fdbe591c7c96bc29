import {SEED_PEOPLE} from '../../../local/seed/people';
import {publishReviews, recordReviewedOrder, REVIEWED} from '../../support/reviews';
import {expect, testWithAccounts as test} from '../fixtures';
import {signInByRequest} from '../support/account';
import {expectAccessibleInBothThemes} from '../support/themes';

const {ada} = SEED_PEOPLE;

test('the orders lead to what may be reviewed, and the written review is listed with the reply', async ({
  page,
  stack,
}) => {
  await signInByRequest(page, ada);
  await recordReviewedOrder(stack.backend, ada);
  await page.goto('/orders');
  await page.getByRole('link', {name: 'Your reviews'}).click();
  await expect(page.getByRole('heading', {name: 'Your reviews'})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'My Account'}).getByRole('link', {name: 'Reviews'})).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', {name: 'Write a review of Palak Paneer'}).click();
  await expect(page).toHaveURL(REVIEWED.form);
  const form = page.getByRole('form', {name: 'Your review'});
  await form.getByRole('radio', {name: '4 stars'}).check({force: true});
  await form.getByLabel('Title', {exact: true}).fill('Good with paneer');
  await form.getByLabel('Your review', {exact: true}).fill('We cooked it with paneer on Tuesday. '.repeat(12));
  await form.getByRole('button', {name: 'Send review'}).click();
  await expect(page.getByText('Your review is waiting to be read by us')).toBeVisible();

  await page.goto('/profile/reviews');
  const card = page.getByRole('article', {name: 'Palak Paneer'});
  await expect(card.getByText('Waiting', {exact: true})).toBeVisible();
  await card.getByText('Read More').click();
  await expect(card.getByText('Read Less')).toBeVisible();
  await publishReviews(stack.backend);
  await page.reload();
  await expect(card.getByText('Published', {exact: true})).toBeVisible();
  await expect(card.getByText('Thank you!')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await card.getByRole('link', {name: 'Change your review of Palak Paneer'}).click();
  await expect(page).toHaveURL(REVIEWED.form);
});
