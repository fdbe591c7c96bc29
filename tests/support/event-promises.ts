/** A test that sees a promise kept: its file and a part of its title. */
interface TestReference {
  readonly file: string;
  readonly title: string;
}

/** What texts say will be told or sent, and who sees that it is. */
interface EventPromise {
  /** Matches the sentences that promise it. */
  readonly about: RegExp;
  readonly seenBy: TestReference;
}

/** Matches a sentence that promises a message. */
export const PROMISES_MESSAGE =
  /\b(?:we (?:will |then |now )?(?:tell you|let you know|e-?mail|mail you|notify|send)|you (?:will )?(?:get|receive|hear)|(?:is|are) (?:e-?mailed|mailed) to)\b/i;

const inTest = (file: string, title: string): TestReference => ({file, title});

const MESSAGES = 'integration/orders/order-messages.test.ts';
const SUBSCRIBE = 'integration/shop/subscribe.test.ts';
const ALERTS = 'integration/shop/stock-alert-mails.test.ts';

/** Every kind of message that texts promise. The first match counts. */
export const EVENT_PROMISES: readonly EventPromise[] = [
  {
    about: /we tell you here/i,
    seenBy: inTest(MESSAGES, 'is told in the account, too'),
  },
  {
    about: /tracking number|order is placed|on the way|leaves? us|leaves our kitchen/i,
    seenBy: inTest(MESSAGES, 'is mailed by one side, once, in order, from the kitchen to the door'),
  },
  {
    about: /refund/i,
    seenBy: inTest(MESSAGES, 'is mailed by Shopify if it is canceled or refunded, and not twice'),
  },
  {
    about: /delays and delivery attempts|my order is late/i,
    seenBy: inTest(MESSAGES, 'does so with one click in the mail program, and still gets what matters'),
  },
  {
    about: /once per order/i,
    seenBy: inTest('integration/shop/review-requests.test.ts', 'comes once, with a link to the form of the dish'),
  },
  {
    about: /back in stock|is back at/i,
    seenBy: inTest(ALERTS, 'is announced once when a webhook says that it is back'),
  },
  {
    about: /choose a new password/i,
    seenBy: inTest('integration/shop/identity-links.test.ts', 'changes the password on POST only'),
  },
  {
    about: /once you unsubscribe/i,
    seenBy: inTest('integration/shop/unsubscribe.test.ts', 'opening the link changes nothing; the button unsubscribes'),
  },
  {
    about: /your code/i,
    seenBy: inTest(SUBSCRIBE, 'issues one code that works once'),
  },
  {
    about: /without your confirmation|who confirmed it/i,
    seenBy: inTest(SUBSCRIBE, 'mails a link to confirm the address'),
  },
];
