import {Form, Link, useNavigation} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {Icon} from '~/ui/icons/Icon';
import {REVIEWS_COPY} from '../reviews-copy';
import type {ReviewedProduct} from '../review-view';
import {AUTHOR_FIELD, type LoadedReviewForm, type OwnReviewView, type ReviewReply} from './own-review';
import {ReviewForm} from './ReviewForm';
import {OWN_STATE_TITLES, WRITE_COPY} from './write-copy';

interface WriteReviewPageProps {
  readonly product: Pick<ReviewedProduct, 'handle' | 'title'> & {readonly isCooked: boolean};
  readonly productPath: string;
  readonly loaded: LoadedReviewForm;
  readonly reply: ReviewReply | undefined;
}

export function WriteReviewPage({product, productPath, loaded, reply}: WriteReviewPageProps) {
  const {mayWrite, review, author} = loaded;
  return (
    <div className="page py-8 sm:py-12">
      <Link to={productPath} className={`-ms-4 ${buttonStyle({tone: 'quiet', size: 'sm'})}`}>
        <Icon name="arrow-left" className="size-4" />
        {WRITE_COPY.back(product.title)}
      </Link>
      <h1 className="mt-4 mb-8 text-title">{WRITE_COPY.title(product.title)}</h1>
      {review && <OwnState review={review} />}
      {mayWrite ? (
        <ReviewForm key={`${author} ${review !== null}`} {...loaded} reply={reply} isCooked={product.isCooked} />
      ) : (
        <EmptyState
          title={WRITE_COPY.notDelivered}
          action={
            <Link to="/orders" className={buttonStyle({tone: 'outline'})}>
              {WRITE_COPY.orders}
            </Link>
          }
        >
          {WRITE_COPY.notDeliveredText}
        </EmptyState>
      )}
      {review && <DeleteReview author={author} />}
    </div>
  );
}

const TONES = {pending: 'info', published: 'success', rejected: 'warning'} as const;

function OwnState({review: {state, reason, reply}}: {readonly review: OwnReviewView}) {
  return (
    <Alert tone={TONES[state]} title={OWN_STATE_TITLES[state]} className="mb-8 max-w-xl">
      {reason !== null && <p className="[overflow-wrap:anywhere]">{WRITE_COPY.reason(reason)}</p>}
      {reply !== null && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          {REVIEWS_COPY.replyOfShop}: {reply}
        </p>
      )}
    </Alert>
  );
}

/** Asks before it deletes, in a `details` that works without scripts. */
function DeleteReview({author}: {readonly author: string}) {
  const isPending = useNavigation().formData?.get(INTENT) === 'delete';
  return (
    <details className="mt-10 max-w-xl border-t border-line pt-2">
      <summary className="inline-flex min-h-11 items-center font-semibold text-ink-soft underline underline-offset-4 hover:text-danger">
        {WRITE_COPY.deleteTitle}
      </summary>
      <Form method="post" className="mt-2">
        <input type="hidden" name={AUTHOR_FIELD} value={author} />
        <p className="mb-4">{WRITE_COPY.deleteText}</p>
        <Button type="submit" tone="danger" name={INTENT} value="delete" isPending={isPending}>
          {isPending ? WRITE_COPY.deleting : WRITE_COPY.deleteIt}
        </Button>
      </Form>
    </details>
  );
}
