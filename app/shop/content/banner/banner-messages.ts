import {COOKING_POLICY, policyPrice, PROMO_POLICY} from '~/core/policy';
import type {BannerVariant} from './banner-view';

const {code, percent} = PROMO_POLICY.banner;

/** The promo code of the built-in messages. */
export const PROMO_CODE: string = code;

/** The offers exclude each other: an order takes one code for products. */
export const OFFER_NOTE = `Subscribers get ${PROMO_POLICY.popupPercent}% instead.`;

/** Messages of each banner, used if the merchant has set none. Only the server reads them. */
export const BUILT_IN_MESSAGES: Readonly<Record<BannerVariant, readonly string[]>> = {
  a: [
    `Save ${percent}% with code ${code} on all products`,
    `Authentic Indian flavors in ${COOKING_POLICY.handsOnMinutes} minutes`,
    `Free shipping on orders over ${policyPrice(PROMO_POLICY.bannerFreeShippingMinor)}`,
  ],
  b: [
    `${percent}% off your first order with code ${code}`,
    `New here? ${code} takes ${percent}% off your first order`,
    `Every dish, ${percent}% off your first order: ${code}`,
  ],
};
