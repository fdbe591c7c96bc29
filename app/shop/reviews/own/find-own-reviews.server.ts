import {toDayView} from '~/core/day-view';
import {z} from 'zod';
import type {AppConfig} from '~/platform/env.server';
import {isMediaAddress} from '~/platform/shop-addresses.server';
import type {Backend} from '~/platform/supabase/backend.server';
import {MAX_STARS} from '../review-lengths';
import type {OwnProductView, OwnReviews} from './own-reviews-view';

const text = z.string().nullable();

const RowSchema = z.object({
  product_id: z.string(),
  handle: text,
  variant_id: text,
  title: z.string(),
  image_url: text,
  review: z
    .object({
      rating: z.int().min(1).max(MAX_STARS),
      title: z.string(),
      body: z.string(),
      pictures: z.array(z.object({url: text, width: z.int().nullable(), height: z.int().nullable()})),
      state: z.enum(['pending', 'published', 'rejected']),
      rejection_reason: text,
      reply: text,
      submitted_at: z.string(),
    })
    .nullable(),
});

interface Tools {
  readonly backend: Pick<Backend, 'call'>;
  readonly config: AppConfig;
}

/**
 * Finds what a person has reviewed, and what they have received and may review, the latest first.
 * @throws BackendUnavailable
 */
export async function findOwnReviews({backend, config}: Tools, userId: string): Promise<OwnReviews> {
  const rows = z.array(RowSchema).parse(await backend.call('find_own_reviews', {p_user_id: userId}));
  const products = rows.map((row) => toOwnProduct(row, config));
  return {
    reviewed: products.filter(({review}) => review !== null),
    open: products.filter(({review, name}) => review === null && name !== null),
  };
}

function toOwnProduct({review, ...row}: z.infer<typeof RowSchema>, config: AppConfig): OwnProductView {
  return {
    id: row.product_id,
    title: row.title,
    // URLs from data are shown only if they are of the store.
    image: row.image_url !== null && isMediaAddress(row.image_url, config) ? {url: row.image_url} : null,
    name: row.handle ?? row.variant_id?.split('/').at(-1) ?? null,
    review: review && {
      rating: review.rating,
      title: review.title,
      body: review.body,
      pictures: review.pictures.flatMap(({url, width, height}) =>
        url !== null && width !== null && height !== null ? [{url, width, height}] : [],
      ),
      state: review.state,
      reason: review.rejection_reason,
      reply: review.reply,
      at: toDayView(review.submitted_at),
    },
  };
}
