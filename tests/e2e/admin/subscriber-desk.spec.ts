import {expect, testWithAccounts as test} from '../fixtures';
import {button, notice} from '../support/account';
import {enterAdmin} from '../support/staff';
import {expectAccessibleInBothThemes} from '../support/themes';

const DESK = '/admin/subscribers';
const LONG = `${'Wolfeschlegelsteinhausenbergerdorff'.repeat(7)}`;

/** One subscriber of each kind: an unconfirmed one, one whom Shopify does not know, a long name, and someone who left. */
const SUBSCRIBERS = `
  insert into private.subscribers
    (email, first_name, last_name, popup_at, waitlist_at, consent_version, consent_text, created_at, confirmed_at, unsubscribed_at)
  values
    ('ada.king@example.com', 'Ada', 'King', now(), null, '1', 'Yes', now(), null, null),
    ('ben@example.com', 'Ben', 'Road', now(), now(), '1', 'Yes', now() - interval '1 day', now(), null),
    ('${'c'.repeat(60)}@${'long-domain.'.repeat(12)}example', '${LONG}', 'Customer', null, now(), '1', 'Yes', now() - interval '2 days', now(), null),
    ('dana@example.com', 'Dana', 'Moss', now(), null, '1', 'Yes', now() - interval '3 days', now(), now())`;

const SHOP_ERROR = `
  insert into private.jobs (kind, key, attempts, last_error)
  select 'subscriber-shop', id, 1, 'Shopify API error: 500' from private.subscribers where email like 'ben@%'`;

const FAILED_MAIL = `
  with mail as (
    insert into private.subscriber_mails (subscriber_id, kind)
    select id, 'confirmation' from private.subscribers where email like 'ada%' returning id
  )
  insert into private.jobs (kind, key, payload, attempts, last_error, failed_at)
  select 'subscriber-mail', id, '{"mail": "confirmation"}', 8, 'the mail service responded with 503', now() from mail`;

test('the list of subscribers fits phones and is accessible in both themes', async ({page, stack}) => {
  await stack.backend.database.connected(async ({query}) => {
    await query(SUBSCRIBERS);
    await query(SHOP_ERROR);
    await query(FAILED_MAIL);
  });
  await enterAdmin(page, stack, DESK);
  await expect(
    page.getByRole('row', {name: /Ben Road.*Confirmed.*Code, Waitlist.*Shopify API error: 500/}),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({width: 360, height: 740});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await button(page, 'Send again ada.king@example.com').click();
  await expect(notice(page, 'The email is on its way again')).toBeVisible();
  await expect.poll(async () => (await stack.shop.mails('ada.king@example.com')).length).toBe(1);
});
