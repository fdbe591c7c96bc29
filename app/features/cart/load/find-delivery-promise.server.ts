import {formatMoney, toMoney} from '~/core/money';
import type {AppContext} from '~/platform/context.server';
import {SHIPPING_COPY} from '../shipping-copy';
import {findCartSettings} from './find-cart-settings.server';

/** What a shopper may count on before anything is in the cart, in words. */
export interface DeliveryPromise {
  readonly shipping: string;
  readonly delivery: string;
}

/** @returns from which amount shipping is free, and how long it takes; never rejects */
export async function findDeliveryPromise(tools: Pick<AppContext, 'storefront' | 'report'>): Promise<DeliveryPromise> {
  const {freeShippingMinor} = await findCartSettings(tools);
  return {
    shipping: SHIPPING_COPY.from(formatMoney(toMoney(freeShippingMinor, 'USD')).replace(/\.00$/, '')),
    delivery: SHIPPING_COPY.deliveryHint,
  };
}
