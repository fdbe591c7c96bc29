/** The promo code of every banner: it stands out from the text around it. */
export const PROMO_CODE = 'FUSION15';

/** What banner A says, in this order. */
export const SHOP_MESSAGES = [
  `Save 15% with code ${PROMO_CODE} on all products`,
  'Authentic Indian flavors in 15 minutes',
  'Free shipping on orders over $35',
] as const;

/** What the fifteen minutes are, said on every page that promises them. */
export const TIME_FOOTNOTE =
  '15 minutes is your hands-on time; from pack to table allow 5 minutes of prep and 20 of cooking.';

/** What banner B says, in this order. */
export const FIRST_ORDER_MESSAGES = [
  `15% off your first order with code ${PROMO_CODE}`,
  `New here? ${PROMO_CODE} takes 15% off your first order`,
  `Every dish, 15% off your first order: ${PROMO_CODE}`,
] as const;

/** Names of the banner and its controls. */
export const BANNER_COPY = {
  label: 'Offers',
  pause: 'Pause the offers',
  play: 'Let the offers take turns',
  dismiss: 'Dismiss this offer',
} as const;
