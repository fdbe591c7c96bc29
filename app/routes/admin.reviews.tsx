import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {useLoaderData} from '@remix-run/react';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';
import {handleReviews} from '~/admin/reviews/handle-reviews.server';
import {loadReviews} from '~/admin/reviews/load-reviews.server';
import {deleteReviewPictures} from '~/shop/reviews/pictures/delete-pictures.server';
import {writeChangedRatings} from '~/shop/reviews/ratings/write-ratings.server';
import {ModerationPage} from '~/admin/reviews/ModerationPage';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadReviews;

/** Writes the rating to the product and deletes removed pictures after the response, so that neither waits for the scheduler. */
export async function action(args: ActionFunctionArgs) {
  const response = await handleReviews(args);
  const {context} = args;
  context.waitUntil(writeChangedRatings(context).catch(context.report));
  context.waitUntil(deleteReviewPictures(context).catch(context.report));
  return response;
}

export const clientAction = keepTyped;

export default function AdminReviewsRoute() {
  const loaded = useLoaderData<typeof loader>();
  const {reply, offline} = useServerReply<typeof action>();
  return <ModerationPage {...loaded} result={reply} offline={offline} />;
}
