import {useActionData, useLoaderData} from '@remix-run/react';
import {handleReviews} from '~/features/admin-reviews/handle-reviews.server';
import {loadReviews} from '~/features/admin-reviews/load-reviews.server';
import {ModerationPage} from '~/features/admin-reviews/ModerationPage';

export {revalidateAfterForm as shouldRevalidate} from '~/features/admin/frame/revalidate-after-form';

export const loader = loadReviews;

export const action = handleReviews;

export default function AdminReviewsRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <ModerationPage {...loaded} result={useActionData<typeof action>()} />;
}
