import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {claimJobs, runJob} from '~/platform/jobs/job-queue.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {createBackend} from '~/platform/supabase/backend.server';
import {RATING_DELETE_MUTATION, RATING_SET_MUTATION} from './rating.admin.gql';
import {ratingIdentifiers, toRatingMetafields} from './rating-metafields';

/** Fewer than one run can write while its claim lasts. */
const RATINGS_PER_RUN = 20;

const DetailsSchema = z.object({count: z.int(), total: z.int()});
const MutationSchema = z.object({userErrors: z.array(z.object({message: z.string()}))});
const SetSchema = z.object({metafieldsSet: MutationSchema});
const DeleteSchema = z.object({metafieldsDelete: MutationSchema});

type Context = Pick<AppContext, 'config' | 'report'>;

/**
 * Writes the ratings that have changed to the products at Shopify, recomputed from all published reviews. What fails is
 * tried again later. Does nothing without access to the Admin API.
 * @throws BackendUnavailable
 */
export async function writeChangedRatings({config, report}: Context): Promise<void> {
  const admin = createAdmin(config);
  const backendConfig = backendOf(config);
  if (!admin || !backendConfig) return;
  const backend = createBackend(backendConfig, 'delivery');
  const jobs = await claimJobs(backend, {kind: 'rating', schema: DetailsSchema, limit: RATINGS_PER_RUN});
  for (const job of jobs) {
    const isDone = await runJob({backend, report}, job, async ({key: productId, details}) => {
      const messages = await writeRating(admin, {productId, ...details});
      // A product that Shopify refuses, such as a deleted one, would be refused again.
      for (const message of messages) report(new Error(`rating of ${productId}: ${message}`));
    });
    // Shopify is down: the claims of the others expire.
    if (!isDone) break;
  }
}

/** Returns Shopify's error messages. */
async function writeRating(
  admin: Admin,
  rating: {readonly productId: string; readonly count: number; readonly total: number},
): Promise<readonly string[]> {
  const {userErrors} =
    rating.count > 0
      ? (await admin.query(RATING_SET_MUTATION, {metafields: toRatingMetafields(rating)}, SetSchema)).metafieldsSet
      : (await admin.query(RATING_DELETE_MUTATION, {metafields: ratingIdentifiers(rating.productId)}, DeleteSchema))
          .metafieldsDelete;
  return userErrors.map(({message}) => message);
}
