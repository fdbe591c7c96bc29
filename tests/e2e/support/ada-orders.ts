import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import type {OrderFacts} from '../../support/orders';

const {ada} = SEED_PEOPLE;
export const UPS = '1Z999AA10123456784';

export const main = (page: Page) => page.getByRole('main');
export const cardOf = (page: Page, number: number) => main(page).getByRole('article', {name: `Order #${number}`});

/** Records this many orders of Ada, a day apart, numbered from 1001. */
export const orders = (count: number, more: Partial<OrderFacts> = {}): readonly OrderFacts[] =>
  Array.from({length: count}, (_, index) => ({
    number: 1001 + index,
    of: ada,
    placedAt: new Date(Date.UTC(2026, 9, 1 + index, 16)).toISOString(),
    ...more,
  }));

export const SENT = {
  fulfillment_status: 'fulfilled',
  fulfillments: [
    {
      shopify_fulfillment_id: 'gid://shopify/Fulfillment/1',
      status: 'success',
      shipment_status: 'in_transit',
      tracking: [{company: 'UPS', number: UPS, url: null}],
      created_at: '2026-10-02T15:00:00Z',
      updated_at: '2026-10-02T15:00:00Z',
    },
  ],
};
