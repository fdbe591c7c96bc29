import {formatMoney, toMoney} from '~/core/money';
import type {AppContext} from '~/platform/context.server';
import {SHIPPING_COPY} from '../shipping-copy';
import {findCartSettings} from './find-cart-settings.server';

/** Shipping cost and delivery time of any order, as text. */
export interface DeliveryPromise {
  readonly shipping: string;
  readonly delivery: string;
}

/** Finds the threshold of free shipping and the delivery time; never rejects. */
export async function findDeliveryPromise(
  context: Pick<AppContext, 'storefront' | 'report'>,
): Promise<DeliveryPromise> {
  const {freeShippingMinor} = await findCartSettings(context);
  return {
    shipping: SHIPPING_COPY.from(formatMoney(toMoney(freeShippingMinor, 'USD')).replace(/\.00$/, '')),
    delivery: SHIPPING_COPY.deliveryHint,
  };
}
