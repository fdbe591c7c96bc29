/** A test that sees what the texts promise, and the sentences that promise it, with `…` for an inserted value. */
interface EventPromise {
  readonly file: string;
  readonly title: string;
  readonly sentences: readonly string[];
}

const seenIn = (file: string, title: string, ...sentences: readonly string[]): EventPromise => ({
  file: `tests/${file}`,
  title,
  sentences,
});

const MESSAGES = 'integration/orders/order-messages.test.ts';
const SUBSCRIBE = 'integration/shop/subscribe.test.ts';
const UNSUBSCRIBE = 'integration/shop/unsubscribe.test.ts';
const WAITLIST = 'integration/shop/waitlist.test.ts';
const ALERTS = 'integration/shop/stock-alerts.test.ts';
const ALERT_MAILS = 'integration/shop/stock-alert-mails.test.ts';
const REVIEW_REQUESTS = 'integration/shop/review-requests.test.ts';
const PERSONAL_DATA = 'integration/shop/personal-data.test.ts';
const IDENTITY_LINKS = 'integration/shop/identity-links.test.ts';
const LINKING = 'integration/shop/identity-linking.test.ts';
const CONTACT = 'integration/shop/contact.test.ts';

/** Every sentence of the shop that promises a message or a parcel, and the test that sees it come. */
export const EVENT_PROMISES: readonly EventPromise[] = [
  seenIn(
    MESSAGES,
    'is mailed by one side, once, in order, from the kitchen to the door',
    'You get an email with the tracking number when it leaves our kitchen.',
    'You receive an email with the tracking number when your order leaves us.',
    'We send it as soon as it arrives.',
    'We send what ships later as soon as it arrives.',
  ),
  seenIn(
    MESSAGES,
    'is told in the account, too',
    'Once you have ordered, we tell you here when your order is packed, on the way and delivered.',
  ),
  seenIn(
    MESSAGES,
    'is mailed by Shopify if it is canceled or refunded, and not twice',
    'If we cannot, because something sold out or a price was plainly wrong, we tell you and refund what you paid.',
  ),
  seenIn(
    MESSAGES,
    'does so with one click in the mail program, and still gets what matters',
    'We send no more emails about delays and delivery attempts to this address.',
  ),
  // People answer; the test sees that the message reaches them, and that their answer goes to the customer.
  seenIn(
    CONTACT,
    'mails a message to support, who answer the customer',
    'We answer within ….',
    'You get an answer by email within ….',
    'We answer within … with the address to send them to.',
    'Write to …; we answer within ….',
    'Either way we send a replacement or refund it in full, as you prefer, and you need not send anything back.',
  ),
  seenIn(
    REVIEW_REQUESTS,
    'comes once, with a link to the form of the dish and to the story of its lot',
    'You get this once per order from ….',
    'A week after an order was delivered we ask you once to rate it; you can stop that the same way, or in your account.',
  ),
  seenIn(
    REVIEW_REQUESTS,
    'is stopped with one click, in the mail and in a mail program, and in the account',
    'We ask you no more to rate an order.',
  ),
  seenIn(
    ALERTS,
    'mails a link to confirm the address, and names the variant',
    'We ask you to confirm your address first.',
    'We send you a link to confirm your address, unless you have used it for this before.',
    'If you did not ask for this, ignore this email: without your confirmation we send you nothing more.',
  ),
  seenIn(
    ALERT_MAILS,
    'is announced once when a webhook says that it is back, however often webhooks arrive',
    'Confirm your address, and we email you once when … is back at ….',
    'This is the one email that you asked for.',
    'One email when it is back, and nothing else.',
    'One email follows when it is back.',
    'One click, and we email you once when it is back in stock.',
    'We email you as soon as it is back.',
  ),
  seenIn(
    ALERT_MAILS,
    'stop all mails, with one click in a mail program too',
    'We send no email about stock to this address.',
  ),
  seenIn(
    SUBSCRIBE,
    'mails a link to confirm the address, and creates no account',
    'Confirm your address with the link that we mailed.',
    'If you did not sign up, ignore this email: without your confirmation we send you nothing more.',
    'We send marketing email only to people who asked for it, and who confirmed it by a link that we mailed.',
  ),
  seenIn(
    SUBSCRIBE,
    'issues one code that works once, and a customer with consent and without a password',
    'Confirm your address, and we send you your code for …% off at ….',
    'Your code comes by email.',
  ),
  seenIn(SUBSCRIBE, 'confirms while Shopify is down, and sends the code later', 'We email it as soon as it is ready.'),
  seenIn(SUBSCRIBE, 'explains an old link and mails a new one', 'We sent you a link less than a day ago'),
  seenIn(
    UNSUBSCRIBE,
    'opening the link changes nothing; the button unsubscribes, and pressing it again says so kindly',
    'We send you nothing.',
    'We send no more marketing email to this address.',
    'An address that was entered for our emails and not confirmed is deleted after 30 days; once you unsubscribe, we keep it so that we send you nothing.',
  ),
  // The merchant writes from Shopify, where the person has agreed to marketing.
  seenIn(
    WAITLIST,
    'confirms without a code, welcomes to the waitlist, and lets the merchant write from Shopify',
    'We write to you when the next lot is ready, before it is in the shop for everyone.',
    'We email you when the next lot is ready, before it is in the shop for everyone.',
  ),
  seenIn(
    PERSONAL_DATA,
    'is made once both addresses have confirmed it, and the person logs in with the new one',
    'Now confirm the change at your former address, too: we mailed a link to it.',
    'Now confirm the change at your new address, too: we mailed a link to it.',
    'We mail both addresses.',
    'We mailed your current address and ….',
  ),
  seenIn(
    'integration/shop/account-deletion.test.ts',
    'is confirmed by a mailed link without a password',
    'You log in without a password, so we mail a link to … to be sure that it is you.',
  ),
  seenIn(
    IDENTITY_LINKS,
    'changes the password on POST only, and starts no session',
    'Tell us the email address of your account, and we send you a link to choose a new password.',
    'If it has none yet, set one: we mail you a link.',
  ),
  seenIn(
    'integration/shop/identity-register.test.ts',
    'asks customers without an account to check their mail, and is not a failure',
    'We have sent an email to ….',
    'If you would like a password as well, log out and sign up with the same email: we mail you a link to choose one.',
  ),
  seenIn(
    'integration/shop/identity-code.test.ts',
    'signs in a customer without a password, and verifies their address',
    'Google, or the code that we email you, keeps your account safe, so there is nothing to change here.',
  ),
  seenIn(
    LINKING,
    'is led from the addresses to a code, and then to the address book of their Shopify account',
    'We email you a six-digit code.',
  ),
  seenIn(
    LINKING,
    'are linked if both are used in one browser, in either order',
    'We email a six-digit code to the address of your shop account.',
  ),
  seenIn(
    'integration/shop/subscriptions.test.ts',
    'are canceled on a page that asks first',
    'You get no further orders.',
  ),
  seenIn(
    'e2e/other-stores/gift-cards.spec.ts',
    'a shopper buys a gift card for somebody, who gets the code by mail',
    'We email the gift card to you, unless you name somebody here.',
    'We send the code by email, and it does not expire.',
  ),
  seenIn(
    'integration/admin/staff.test.ts',
    'is mailed, accepted once by whoever has verified the address, and logged without the address',
    'We mail a link that works once, for three days.',
  ),
  seenIn(
    'integration/admin/second-factor.test.ts',
    'cannot set one up without the code that was mailed to the owner',
    'We sent a code to your email address.',
  ),
];

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the listed sentences as people read them, with values. */
const LISTED = EVENT_PROMISES.flatMap(({sentences}) => sentences).map(
  (sentence) => new RegExp(`${sentence.split('…').map(escape).join('.+')}$`),
);

/** Returns whether a test is named for a sentence of a page or a mail. */
export const isSeenByTest = (sentence: string): boolean => LISTED.some((pattern) => pattern.test(sentence));
