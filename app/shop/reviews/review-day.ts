import {createOnce} from '~/core/create-once';
import {SHOP_TIME_ZONE} from '~/core/moments';
import type {ReviewDate} from './review-view';

const dayFormat = createOnce(() => new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: SHOP_TIME_ZONE}));

/** Converts a timestamp of the database to a day in the shop's time zone. */
export const toReviewDate = (timestamp: string): ReviewDate => {
  const at = new Date(timestamp);
  return {iso: at.toISOString(), text: dayFormat().format(at)};
};
