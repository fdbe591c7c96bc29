import {orderPath} from '~/orders/model/order-reference';

/** Returns the path of the invoice of an order. */
export const invoicePath = (orderId: string): string => `${orderPath(orderId)}/invoice`;
