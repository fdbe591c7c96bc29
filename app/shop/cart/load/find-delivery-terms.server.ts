import {MARKET} from '~/core/market';
import {memoize} from '~/core/memoize';
import {formatMoney} from '~/core/money';
import {toMoney} from '~/core/to-money';
import type {AppContext} from '~/platform/context.server';
import type {CartSettings} from '../model/cart-settings';
import {SHIPPING_COPY} from '../shipping-copy';
import {findCartSettings} from './find-cart-settings.server';

/** Shipping cost and delivery time of any order, as text. */
export interface DeliveryTerms {
  readonly shipping: string;
  readonly delivery: string;
}

/** Finds the threshold of free shipping and the delivery time; never rejects. */
export const findDeliveryTerms = async (context: Pick<AppContext, 'storefront' | 'report'>): Promise<DeliveryTerms> =>
  toDeliveryTerms(await findCartSettings(context));

const toDeliveryTerms = memoize(({freeShippingMinor}: CartSettings): DeliveryTerms => ({
  shipping: SHIPPING_COPY.from(formatMoney(toMoney(freeShippingMinor, MARKET.currency)).replace(/\.00$/, '')),
  delivery: SHIPPING_COPY.deliveryHint,
}));
