import {SEED_DATE} from '../../seed/seed-date';
import type {SeedGiftCard} from '../../seed/types';
import {SHOP_CURRENCY} from '../graphql/money';
import type {GiftCardRecord} from './gift-card-record';

const FIRST_NUMBER = 5_300_000_000_000;

/** Returns the gift cards of a fresh shop. */
export const seedGiftCards = (cards: readonly SeedGiftCard[]): GiftCardRecord[] =>
  cards.map(({number, code, initialMinor, balanceMinor, expiresOn = null}) => ({
    number: FIRST_NUMBER + number,
    code,
    initialMinor,
    balanceMinor,
    currencyCode: SHOP_CURRENCY,
    createdAt: SEED_DATE,
    expiresOn,
    disabledAt: null,
  }));
