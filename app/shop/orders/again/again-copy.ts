import type {OfferView} from './find-offers.server';

export const AGAIN_COPY = {
  buy: 'Buy again',
  buying: 'Adding...',
  buyLabel: (title: string) => `Buy again: ${title}`,
  options: 'See all options',
  optionsLabel: (title: string) => `See all options of ${title}`,
} as const;

/** Returns what has changed since the order; null if nothing has. */
export function offerText({state, price}: OfferView): string | null {
  switch (state) {
    case 'same':
      return null;
    case 'price':
      return `Now ${price ?? ''}`;
    case 'sold-out':
      return 'Sold out right now';
    case 'plan':
      return 'Now by subscription only';
    case 'gone':
      return 'We do not sell this any more';
  }
}
