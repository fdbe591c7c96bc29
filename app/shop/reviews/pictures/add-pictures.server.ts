import {z} from 'zod';
import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {REVIEW_PICTURES, type PicturesProblem} from '../review-lengths';
import type {EnteredPicture} from './parse-pictures.server';
import {storePictures, type StoredPicture} from './store-pictures.server';

const RowSchema = z.object({
  is_delivered: z.boolean(),
  review: z.object({pictures: z.array(z.object({id: z.string(), digest: z.string()}))}).nullable(),
});

/** What a form changes about the pictures of a review. */
interface PictureChanges {
  readonly userId: string;
  readonly productId: string;
  readonly entered: readonly EnteredPicture[];
  /** The ids of those that it removes. */
  readonly removed: readonly string[];
}

/**
 * Stores the pictures that a review does not have yet. One that was sent before is recognized by its content.
 * @returns the stored ones for `save_review`
 * @throws BackendUnavailable
 */
export async function addPictures(
  {backend, config, report}: Pick<AppContext, 'backend' | 'config' | 'report'>,
  {userId, productId, entered, removed}: PictureChanges,
): Promise<Result<readonly StoredPicture[], PicturesProblem>> {
  if (entered.length === 0) return succeed([]);
  const found = await backend.call('find_review_to_edit', {p_user_id: userId, p_product_id: productId});
  const {review, is_delivered: isDelivered} = RowSchema.parse(found);
  // Nothing is stored for a review that will be refused.
  if (!isDelivered && !review) return succeed([]);
  const kept = review?.pictures.filter(({id}) => !removed.includes(id)) ?? [];
  const added = entered.filter(({digest}) => !kept.some((picture) => picture.digest === digest));
  if (kept.length + added.length > REVIEW_PICTURES.most) return fail({kind: 'too-many'});
  const admin = createAdmin(config);
  if (!admin) return fail({kind: 'not-stored'});
  try {
    return succeed(await storePictures({backend, admin}, added));
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return fail({kind: 'not-stored'});
  }
}
