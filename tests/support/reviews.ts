import type {SEED_PEOPLE} from '../../local/seed/people';
import {recordOrders} from './orders';
import type {LocalBackend} from './backend';

export const REVIEWED = {
  productId: 'gid://shopify/Product/8000000000002',
  path: '/product/palak-paneer',
  all: '/product/palak-paneer/reviews',
  form: '/product/palak-paneer/review',
} as const;

const ITEM = {
  shopify_line_item_id: 'gid://shopify/LineItem/1',
  title: 'Palak Paneer',
  variant_title: 'Default Title',
  quantity: 1,
  price_minor: 799,
  image_url: null,
  variant_id: 'gid://shopify/ProductVariant/44000000000002',
  product_id: REVIEWED.productId,
};

/** Records an order of Palak Paneer in one parcel with this status of the carrier; none if its carrier is silent. */
export async function recordReviewedOrder(
  backend: LocalBackend,
  of: (typeof SEED_PEOPLE)[keyof typeof SEED_PEOPLE],
  carrierStatus: string | null = 'delivered',
  number = 9001,
  at = '2026-11-20T15:00:00Z',
): Promise<void> {
  const parcel = {
    shopify_fulfillment_id: `gid://shopify/Fulfillment/${number}`,
    status: 'success',
    shipment_status: carrierStatus,
    tracking: [],
    items: [],
    created_at: at,
    updated_at: at,
  };
  await recordOrders(backend, [{number, of, fulfillment_status: 'fulfilled', items: [ITEM], fulfillments: [parcel]}]);
}

/** Publishes every review as staff would, without the audit log. */
export const publishReviews = ({database}: LocalBackend): Promise<void> =>
  database.connected(({script}) =>
    script(
      `select public.moderate_review(id, version, '{"state": "published", "reply": "Thank you!"}') from public.reviews`,
    ),
  );
