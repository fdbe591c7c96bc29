import {SEED_PEOPLE} from './people';
import type {SeedOrder} from './types';

const ada = SEED_PEOPLE.ada.number;

/** The past orders of Ada, one in each state, so that an order list has data. */
export const SEED_ORDERS: readonly SeedOrder[] = [
  {
    orderNumber: 1001,
    personNumber: ada,
    placedAt: '2025-11-12T18:20:00Z',
    shippingMethod: 'standard',
    lines: [
      {catalogId: '1', quantity: 2},
      {catalogId: '2', quantity: 1},
    ],
    parcels: [
      {
        sentAt: '2025-11-13T15:05:00Z',
        company: 'UPS',
        trackingNumber: '1Z999AA10123456784',
        trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
        quantities: [2, 1],
        events: [
          {status: 'IN_TRANSIT', at: '2025-11-14T09:40:00Z'},
          {status: 'OUT_FOR_DELIVERY', at: '2025-11-17T12:10:00Z'},
          {status: 'DELIVERED', at: '2025-11-17T19:32:00Z'},
        ],
      },
    ],
  },
  {
    orderNumber: 1002,
    personNumber: ada,
    placedAt: '2026-01-08T21:47:00Z',
    shippingMethod: 'express',
    lines: [{catalogId: '4', quantity: 1}],
    cancelled: {at: '2026-01-09T08:15:00Z', reason: 'customer'},
  },
  {
    orderNumber: 1003,
    personNumber: ada,
    placedAt: '2026-03-17T11:30:00Z',
    shippingMethod: 'standard',
    lines: [{catalogId: 'b1', quantity: 1}],
    discountCode: 'WELCOME15',
    parcels: [
      {
        sentAt: '2026-03-18T16:00:00Z',
        company: 'USPS',
        trackingNumber: '9400111899223197428490',
        trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111899223197428490',
        quantities: [1],
        events: [{status: 'IN_TRANSIT', at: '2026-03-19T07:25:00Z'}],
      },
    ],
  },
  {
    orderNumber: 1004,
    personNumber: ada,
    placedAt: '2026-05-02T16:12:00Z',
    shippingMethod: 'standard',
    lines: [
      {catalogId: '3', quantity: 2},
      {catalogId: '5', quantity: 1},
      {catalogId: '6', quantity: 1},
    ],
    parcels: [
      {
        sentAt: '2026-05-04T14:45:00Z',
        company: 'FedEx',
        trackingNumber: '794658463214',
        trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr=794658463214',
        quantities: [1, 1, 0],
        events: [],
      },
    ],
  },
  {
    orderNumber: 1005,
    personNumber: ada,
    placedAt: '2026-05-30T09:55:00Z',
    shippingMethod: 'express',
    lines: [
      {catalogId: 'b2', quantity: 1},
      {catalogId: '1', quantity: 1},
    ],
  },
];
