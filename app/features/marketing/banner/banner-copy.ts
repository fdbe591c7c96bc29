import type {BannerVariant} from './banner-view';

/** The promo code of the built-in messages. */
export const PROMO_CODE = 'FUSION15';

/** Messages of each banner, used if the merchant has set none. */
export const BUILT_IN_MESSAGES: Readonly<Record<BannerVariant, readonly string[]>> = {
  a: [
    `Save 15% with code ${PROMO_CODE} on all products`,
    'Authentic Indian flavors in 15 minutes',
    'Free shipping on orders over $35',
  ],
  b: [
    `15% off your first order with code ${PROMO_CODE}`,
    `New here? ${PROMO_CODE} takes 15% off your first order`,
    `Every dish, 15% off your first order: ${PROMO_CODE}`,
  ],
};

/** Explains "15 minutes" on every page that promises them. */
export const TIME_FOOTNOTE =
  '15 minutes is your hands-on time; from pack to table allow 5 minutes of prep and 20 of cooking.';

/** Labels of the banner and its controls. */
export const BANNER_COPY = {
  label: 'Offers',
  pause: 'Pause the offers',
  play: 'Let the offers take turns',
  dismiss: 'Dismiss this offer',
} as const;
