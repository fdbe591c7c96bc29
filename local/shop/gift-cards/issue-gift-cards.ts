import {randomInt} from 'node:crypto';
import {mailGiftCard} from '../customers/account-mails';
import {SHOP_CURRENCY} from '../graphql/money';
import {nextNumber, type OrderRecord, type ShopContext, type ShopState} from '../state';
import {toShopDay} from '../time-zone';
import {formatUsd} from '../checkout/checkout-copy';
import type {GiftCardRecord} from './gift-card-record';
import {readRecipient} from './read-recipient';

const CODE_LENGTH = 16;
/** Without vowels and without characters that look alike. */
const ALPHABET = 'bcdfghjkmnpqrtvwxy2346789';

const createCode = (): string => Array.from({length: CODE_LENGTH}, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

function toCard(state: ShopState, order: OrderRecord, line: OrderRecord['lines'][number]): GiftCardRecord {
  const sending = readRecipient(line.attributes ?? [], state.clock());
  return {
    number: nextNumber(state),
    code: createCode(),
    initialMinor: line.priceMinor,
    balanceMinor: line.priceMinor,
    currencyCode: SHOP_CURRENCY,
    createdAt: order.createdAt,
    expiresOn: null,
    disabledAt: null,
    bought: {
      orderNumber: order.orderNumber,
      buyerEmail: order.email,
      recipient: sending?.recipient ?? null,
      sendOn: sending?.sendOn ?? null,
    },
  };
}

const isDue = ({bought, isMailed}: GiftCardRecord, today: string): boolean =>
  bought !== undefined && !isMailed && (bought.sendOn === null || bought.sendOn <= today);

/** Mails the cards that were bought and whose day has come, to their recipients or else to their buyers. */
export function mailDueGiftCards(context: ShopContext): void {
  const {state} = context;
  const today = toShopDay(state.clock());
  for (const card of (state.data.giftCards ?? []).filter((each) => isDue(each, today))) {
    const {buyerEmail = '', recipient = null} = card.bought ?? {};
    card.isMailed = true;
    mailGiftCard(
      recipient?.email ?? buyerEmail,
      {code: card.code, amount: formatUsd(card.initialMinor), recipient},
      context,
    );
  }
}

/** Creates a card for each gift card of a paid order, and mails those that are due. */
export function issueGiftCards(order: OrderRecord, context: ShopContext): void {
  const {data} = context.state;
  const cards = order.lines
    .filter(({isGiftCard}) => isGiftCard)
    .flatMap((line) => Array.from({length: line.quantity}, () => toCard(context.state, order, line)));
  if (cards.length === 0) return;
  data.giftCards = [...(data.giftCards ?? []), ...cards];
  mailDueGiftCards(context);
}

/** Mails the due cards before somebody reads the outbox: the local shop has no clock of its own that wakes it. */
export function mailBeforeOutbox(request: Request, context: ShopContext): null {
  if (new URL(request.url).pathname.startsWith('/__outbox')) mailDueGiftCards(context);
  return null;
}
