import {MARKET} from '~/core/market';
import {createShopFormat} from '~/core/shop-time-zone';
import type {ReviewDate} from './review-view';

const dayFormat = createShopFormat(MARKET.locale, {dateStyle: 'long'});

/** Converts a timestamp of the database to a day in the shop's time zone. */
export const toReviewDate = (timestamp: string): ReviewDate => {
  const at = new Date(timestamp);
  return {iso: at.toISOString(), text: dayFormat().format(at)};
};
