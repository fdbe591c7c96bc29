import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {REVIEW_LENGTHS} from '../review-lengths';
import type {LoadedReviewForm, OwnPicture} from './own-review';

const text = z.string().nullable();

const PictureSchema = z.object({
  id: z.uuid(),
  url: text,
  width: z.int().nullable(),
  height: z.int().nullable(),
});

const RowSchema = z.object({
  is_delivered: z.boolean(),
  first_name: text,
  last_name: text,
  review: z
    .object({
      rating: z.int(),
      title: z.string(),
      body: z.string(),
      display_name: z.string(),
      protein: text,
      cook_minutes: z.int().nullable(),
      changes: text,
      pictures: z.array(PictureSchema),
      state: z.enum(['pending', 'published', 'rejected']),
      rejection_reason: text,
      reply: text,
    })
    .nullable(),
});

/** Returns the first name with the initial of the last one, as reviews show it: `Ada L.` */
export function toPublicName(firstName: string | null, lastName: string | null): string {
  const initial = [...(lastName?.trim() ?? '')][0];
  const name = [firstName?.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
  return [...name].slice(0, REVIEW_LENGTHS.name).join('');
}

/**
 * Finds the review of a person and whether they may write one.
 * @throws BackendUnavailable
 */
export async function findReviewForm(
  {backend, config}: Pick<AppContext, 'backend' | 'config'>,
  userId: string,
  productId: string,
): Promise<LoadedReviewForm> {
  const found = await backend.call('find_review_to_edit', {p_user_id: userId, p_product_id: productId});
  const row = RowSchema.parse(found);
  const {review} = row;
  return {
    author: userId,
    mayWrite: row.is_delivered || review !== null,
    review: review && {state: review.state, reason: review.rejection_reason, reply: review.reply},
    values: {
      rating: review ? String(review.rating) : '',
      title: review?.title ?? '',
      body: review?.body ?? '',
      name: review?.display_name ?? toPublicName(row.first_name, row.last_name),
      protein: review?.protein ?? '',
      minutes: String(review?.cook_minutes ?? ''),
      changes: review?.changes ?? '',
    },
    pictures: review?.pictures.map(toOwnPicture) ?? [],
    takesPictures: createAdmin(config) !== null,
  };
}

const toOwnPicture = ({id, url, width, height}: z.infer<typeof PictureSchema>): OwnPicture => ({
  id,
  image: url !== null && width !== null && height !== null ? {url, width, height} : null,
});
