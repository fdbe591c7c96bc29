import {PROMO_POLICY} from '~/core/policy';

export const OFFER_COPY = {
  onCart: (code: string) => `Your code ${code} is on your cart`,
  given: (code: string) => `Your code ${code} takes ${PROMO_POLICY.popupPercent}% off everything, once`,
} as const;
