import {Link} from '@remix-run/react';
import {Moment} from '~/ui/Moment';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';
import {ReviewStars} from '~/ui/ReviewStars';
import {MODERATION_COPY} from './moderation-copy';
import type {ModeratedReview, ModerationResult} from './moderation-view';
import {ModeratedPictures} from './ModeratedPictures';
import {ModerationForm} from './ModerationForm';

interface ModerationCardProps {
  readonly review: ModeratedReview;
  readonly idempotencyKey: string;
  /** The answer to the last form of this review. */
  readonly result: ModerationResult | undefined;
}

const LINK = 'font-semibold underline underline-offset-4 [overflow-wrap:anywhere] hover:text-sale';

/** A review with what staff need to decide about it. */
export function ModerationCard({review, idempotencyKey, result}: ModerationCardProps) {
  const {id, version, rating, title, body, cooking, changes, name, at, product, order, reason} = review;
  const failure = usePageNotice(result?.failure ?? null);
  return (
    <article
      tabIndex={-1}
      data-review={id}
      aria-labelledby={`title-${id}`}
      className="grid grid-cols-1 gap-x-8 gap-y-5 rounded-card border border-line bg-surface-raised p-4 shadow-card sm:p-5 lg:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className="min-w-0">
        <ReviewStars rating={rating} />
        <h2 id={`title-${id}`} className="mt-1 text-lg leading-snug [overflow-wrap:anywhere]">
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
          {MODERATION_COPY.by(name)} · <Moment at={at} />
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <Link to={product.path} className={LINK}>
            {product.title}
          </Link>
          {order ? (
            <Link to={order.path} className={LINK}>
              {order.name}
            </Link>
          ) : (
            <span className="text-ink-soft">{MODERATION_COPY.noOrder}</span>
          )}
        </p>
        <p className="mt-3 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{body}</p>
        {cooking !== null && <p className="mt-2 text-sm font-semibold">{cooking}</p>}
        {changes !== null && (
          <p className="mt-1 text-sm [overflow-wrap:anywhere]">{MODERATION_COPY.changed(changes)}</p>
        )}
        <ModeratedPictures review={review} idempotencyKey={idempotencyKey} />
        {reason !== null && (
          <p className="mt-3 text-sm text-warning [overflow-wrap:anywhere]">
            {MODERATION_COPY.rejectedBecause(reason)}
          </p>
        )}
      </div>
      <div className="min-w-0">
        <PageAlert shown={failure} className="mb-4" />
        <ModerationForm key={version} review={review} idempotencyKey={idempotencyKey} result={result} />
      </div>
    </article>
  );
}
