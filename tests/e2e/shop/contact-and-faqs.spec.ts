import type {Page} from '@playwright/test';
import {POLICY_FACTS} from '../../../local/seed/policy-facts';
import {expect, test} from '../fixtures';
import {expectAccessibleInBothThemes} from '../support/themes';

const SPICY = 'How spicy are they?';
const question = (page: Page, name: string) => page.locator('details', {has: page.getByText(name, {exact: true})});

async function fillIn(page: Page) {
  await page.getByRole('textbox', {name: 'Name'}).fill('Ada Lovelace');
  await page.getByRole('textbox', {name: 'Email'}).fill('ada@example.com');
  await page.getByLabel('What is it about?').selectOption('A return or refund');
  await page.getByRole('textbox', {name: 'Message'}).fill('I would like to send one pack back.');
}
const sendButton = (page: Page) => page.getByRole('button', {name: 'Send message'});

function opensAnswers() {
  test('a link to an answer opens it, and others can be open beside it', async ({page}) => {
    await page.goto('/faqs#how-spicy-are-they');
    await expect(question(page, SPICY)).toHaveAttribute('open', '');
    await expect(page.getByText('Chicken Tikka Masala is Mild.')).toBeInViewport();
    await expect(page.getByText(SPICY)).toBeInViewport();
    await page.getByText('How many people does a pack feed?').click();
    await expect(page.locator('details[open]')).toHaveCount(2);
  });
}

test.describe('with scripts', () => {
  test('a visitor writes to support and reads what happens next', {tag: '@gate'}, async ({page, stack, tolerated}) => {
    tolerated.push(/400/);
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/contact');
    await sendButton(page).click();
    await expect(page.getByText('Please write a message.')).toBeVisible();
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', {name: 'Thank you, your message is on its way'})).toBeVisible();
    expect(await stack.shop.mails(POLICY_FACTS.supportEmail)).toMatchObject([{replyTo: 'ada@example.com'}]);
  });

  opensAnswers();

  test('an invalid form moves the focus to its first error', async ({page, tolerated}) => {
    tolerated.push(/400/);
    await page.goto('/contact');
    await fillIn(page);
    await page.getByRole('textbox', {name: 'Email'}).fill('ada');
    await sendButton(page).click();
    await expect(page.getByRole('textbox', {name: 'Email'})).toBeFocused();
    await expect(page.getByRole('textbox', {name: 'Email'})).toHaveAccessibleDescription(
      'Invalid email address format',
    );
    await expectAccessibleInBothThemes(page);
  });

  test('a message is kept while it cannot be sent, and a second press sends it', async ({page, stack, tolerated}) => {
    tolerated.push(/503/);
    await stack.shop.fault({path: '/__outbox', mode: 'status', status: 503, times: 1});
    await page.goto('/contact');
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Your message was not sent');
    await expect(page.getByRole('link', {name: 'Send it by email instead'})).toHaveAttribute(
      'href',
      /^mailto:.*body=I/,
    );
    await expect(page.getByRole('textbox', {name: 'Message'})).toHaveValue('I would like to send one pack back.');
    await expectAccessibleInBothThemes(page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', {name: 'Thank you, your message is on its way'})).toBeFocused();
    await expectAccessibleInBothThemes(page);
  });

  test('a message stays in the form while the connection is lost', async ({page, tolerated}) => {
    tolerated.push(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/contact');
    await fillIn(page);
    await page.context().setOffline(true);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Your message may not have been sent');
    await expect(page.getByRole('textbox', {name: 'Message'})).toHaveValue('I would like to send one pack back.');
    await page.context().setOffline(false);
    await sendButton(page).click();
    await expect(page.getByRole('heading', {name: 'Thank you, your message is on its way'})).toBeVisible();
  });

  test('a double click sends one message', async ({page, stack}) => {
    await page.goto('/contact');
    await fillIn(page);
    await sendButton(page).dblclick();
    await expect(page.getByRole('heading', {name: 'Thank you, your message is on its way'})).toBeVisible();
    expect(await stack.shop.mails(POLICY_FACTS.supportEmail)).toHaveLength(1);
  });

  test('the keyboard opens an answer and reaches its link', async ({page}) => {
    await page.goto('/faqs');
    await page.getByText(SPICY).focus();
    await page.keyboard.press('Enter');
    const answerLink = page.getByRole('link', {name: `Link to this answer: ${SPICY}`});
    await expect(answerLink).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(answerLink).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/faqs#how-spicy-are-they');
  });

  test('a page without an answer leads to the contact form', async ({page}) => {
    await page.goto('/faqs');
    await page.getByRole('complementary').getByRole('link', {name: 'Contact Us'}).click();
    await expect(page.getByRole('form', {name: 'Send us a message'})).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  opensAnswers();
});
