import type {SeedGiftCard} from '../types';

/** Gift cards of every kind that shoppers may try. The codes are in `local/README.md`. */
export const SPICE_MARKET_GIFT_CARDS: readonly SeedGiftCard[] = [
  {number: 1, code: 'tiffinfull504242', initialMinor: 5000, balanceMinor: 5000},
  {number: 2, code: 'tiffinsmall50777', initialMinor: 2500, balanceMinor: 500},
  {number: 3, code: 'tiffinempty01111', initialMinor: 2500, balanceMinor: 0},
  {number: 4, code: 'tiffinexpir02222', initialMinor: 2500, balanceMinor: 2500, expiresOn: '2025-12-31'},
];
