import {memoize} from '~/core/memoize';
import {formatMoney, toMoney} from '~/core/money';
import type {AppContext} from '~/platform/context.server';
import type {CartSettings} from '../model/cart-settings';
import {SHIPPING_COPY} from '../shipping-copy';
import {findCartSettings} from './find-cart-settings.server';

/** Shipping cost and delivery time of any order, as text. */
export interface DeliveryPromise {
  readonly shipping: string;
  readonly delivery: string;
}

/** Finds the threshold of free shipping and the delivery time; never rejects. */
export const findDeliveryPromise = async (
  context: Pick<AppContext, 'storefront' | 'report'>,
): Promise<DeliveryPromise> => toPromise(await findCartSettings(context));

const toPromise = memoize(({freeShippingMinor}: CartSettings): DeliveryPromise => ({
  shipping: SHIPPING_COPY.from(formatMoney(toMoney(freeShippingMinor, 'USD')).replace(/\.00$/, '')),
  delivery: SHIPPING_COPY.deliveryHint,
}));
