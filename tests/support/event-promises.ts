/** A test that sees a promise kept: its file and a part of its title. */
interface Witness {
  readonly file: string;
  readonly title: string;
}

/** What texts say will be told or sent, and who sees that it is. */
interface EventPromise {
  /** Matches the sentences that promise it. */
  readonly about: RegExp;
  readonly seenBy: Witness;
}

/** Matches a sentence that promises a message. */
export const PROMISES_MESSAGE =
  /\b(?:we (?:will |then |now )?(?:tell you|let you know|e-?mail|mail you|notify|send)|you (?:will )?(?:get|receive|hear)|(?:is|are) (?:e-?mailed|mailed) to)\b/i;

const witness = (file: string, title: string): Witness => ({file, title});

const MESSAGES = 'integration/orders/order-messages.test.ts';
const CONTACT = 'integration/shop/contact.test.ts';
const SUBSCRIBE = 'integration/shop/subscribe.test.ts';
const ALERTS = 'integration/shop/stock-alert-mails.test.ts';

/** Every kind of message that texts promise. The first match counts. */
export const EVENT_PROMISES: readonly EventPromise[] = [
  {
    about: /tracking number|order is packed|on the way|leaves? us|leaves our kitchen/i,
    seenBy: witness(MESSAGES, 'is mailed by one side, once, in order, from the kitchen to the door'),
  },
];
