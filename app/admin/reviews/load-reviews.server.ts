import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {toMomentView} from '~/core/moments';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {orderListName} from '~/orders/model/order-names';
import {COOKED_WITH} from '~/core/cooked-with';
import {cookingText} from '~/core/cooked-with-copy';
import {reviewsPath} from '~/core/review-paths';
import type {AppContext} from '~/platform/context.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {parseModerationRequest} from './moderation-request';
import {REVIEW_STATES, type LoadedReviews, type ModeratedReview, type ModerationRequest} from './moderation-view';
import {recordPictureAddresses} from './record-picture-addresses.server';

const REVIEWS_PER_PAGE = 25;

const text = z.string().nullable();

const RowSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  rating: z.int(),
  title: z.string(),
  body: z.string(),
  protein: z.enum(COOKED_WITH).nullable(),
  cook_minutes: z.int().nullable(),
  changes: text,
  pictures: z.array(
    z.object({
      id: z.uuid(),
      file_id: z.string(),
      url: text,
      width: z.int().nullable(),
      height: z.int().nullable(),
    }),
  ),
  name: z.string(),
  state: z.enum(REVIEW_STATES),
  rejection_reason: text,
  reply: text,
  submitted_at: z.string(),
  product_handle: z.string(),
  product_title: z.string(),
  order_id: text,
  order_number: text,
});

/** Loads the page on which staff moderate reviews. @throws Response for everyone but admins */
export async function loadReviews({context, request}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const asked = parseModerationRequest(request.url);
  const find = (of: ModerationRequest) => nullIfUnavailable(context, () => findReviews(context, userId, of));
  const found = await find(asked);
  // A decision about the last review of a page leads back to that page.
  const isBeyond = asked.page > 1 && found?.reviews.length === 0;
  const shown = isBeyond ? {...asked, page: 1} : asked;
  const loaded: LoadedReviews = {
    request: shown,
    found: isBeyond ? await find(shown) : found,
    idempotencyKey: crypto.randomUUID(),
  };
  return data(loaded, {status: loaded.found ? 200 : 503});
}

type Row = z.infer<typeof RowSchema>;
type Context = Pick<AppContext, 'backend' | 'config' | 'report'>;

const waitingOf = (rows: readonly Row[]) =>
  rows.flatMap(({pictures}) => pictures.filter(({url}) => url === null).map(({id, file_id: fileId}) => ({id, fileId})));

async function findReviews(context: Context, userId: string, {state, search, page}: ModerationRequest) {
  const {backend} = context;
  const find = async () => {
    const rows = await backend.call('find_reviews', {
      p_actor_id: userId,
      p_filter: {state, ...(search && {search})},
      p_offset: (page - 1) * REVIEWS_PER_PAGE,
      p_limit: REVIEWS_PER_PAGE + 1,
    });
    return z.array(RowSchema).parse(rows);
  };
  const [first, [counts]] = await Promise.all([find(), backend.call('count_reviews', {p_actor_id: userId})]);
  const {hasRecorded, failed} = await recordPictureAddresses(context, waitingOf(first));
  // Their versions have changed with the pictures that staff see now.
  const reviews = hasRecorded ? await find() : first;
  return {
    reviews: reviews.slice(0, REVIEWS_PER_PAGE).map((row) => toModeratedReview(row, failed)),
    counts: counts ?? {pending: 0, published: 0, rejected: 0},
    hasNext: reviews.length > REVIEWS_PER_PAGE,
  };
}

const toModeratedReview = (row: Row, failed: ReadonlySet<string>): ModeratedReview => ({
  id: row.id,
  version: row.version,
  rating: row.rating,
  title: row.title,
  body: row.body,
  cooking: cookingText(row.protein, row.cook_minutes),
  changes: row.changes,
  pictures: row.pictures.map(({id, url, width, height}) => ({
    id,
    image: url === null ? null : {url, width, height},
    hasFailed: failed.has(id),
  })),
  name: row.name,
  state: row.state,
  reason: row.rejection_reason,
  reply: row.reply,
  at: toMomentView(row.submitted_at, 'short'),
  product: {title: row.product_title, path: reviewsPath(row.product_handle)},
  order: row.order_id
    ? {name: orderListName(row.order_number, row.order_id), path: `/admin/orders/${row.order_id}`}
    : null,
});
