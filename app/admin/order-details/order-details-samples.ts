import {dayOfMay} from '~/workbench/order-samples';
import {LONG_NAME} from '~/workbench/long-name';
import type {OrderDetails} from './order-details-view';

/** An order of which a part was refunded twice, with everything that Shopify may know. */
export const ORDER_DETAILS: OrderDetails = {
  payment: {
    amounts: [
      {name: 'Captured', amount: '$1,024.16'},
      {name: 'Refunded', amount: '−$7.50'},
      {name: 'Remaining', amount: '$1,016.66'},
    ],
    refunds: [
      {id: '1', amount: '$5.00', at: dayOfMay(6), reason: 'One pouch was damaged on the way; she sent a picture.'},
      {id: '2', amount: '$2.50', at: dayOfMay(7), reason: null},
    ],
  },
  customer: {
    path: '/admin/customers/7001',
    name: LONG_NAME,
    email: 'a.very.long.address.of.a.customer@subdomain.example.com',
    phone: '+1 718 555 0100',
    orders: 1204,
  },
  risk: {recommendation: 'investigate', reasons: ['The card was refused twice', 'The address is far from the card’s']},
  tags: ['gift'],
};
