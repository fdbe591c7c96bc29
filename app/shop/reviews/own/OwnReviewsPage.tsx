import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {OWN_REVIEWS_PATH} from '~/core/review-paths';
import {WriteReviewLink} from '../WriteReviewLink';
import {OWN_REVIEWS_COPY as COPY} from './own-reviews-copy';
import type {OwnProductView, OwnReviews} from './own-reviews-view';
import {OwnReviewCard} from './OwnReviewCard';
import {ReviewedPicture} from './ReviewedPicture';

/** The page with a person's reviews and with what they may still review. @param found null while the database is unavailable */
export function OwnReviewsPage({found}: {readonly found: OwnReviews | null}) {
  return (
    <>
      <h2 className="mb-6 text-heading">{COPY.title}</h2>
      {found ? <Lists {...found} /> : <Unavailable />}
    </>
  );
}

function Lists({open, reviewed}: OwnReviews) {
  if (open.length + reviewed.length === 0)
    return (
      <EmptyState
        title={COPY.none}
        action={
          <Link to="/orders" className={buttonStyle({tone: 'outline'})}>
            {COPY.orders}
          </Link>
        }
      >
        {COPY.noneText}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-10">
      {open.length > 0 && (
        <section aria-labelledby="to-review">
          <h3 id="to-review" className="text-xl">
            {COPY.open}
          </h3>
          <p className="mt-1 text-ink-soft">{COPY.openText}</p>
          <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface-raised">
            {open.map((product) => (
              <li key={product.id}>
                <OpenProduct product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {reviewed.length > 0 && (
        <section aria-labelledby="written-reviews">
          <h3 id="written-reviews" className="text-xl">
            {COPY.written}
          </h3>
          <ul className="mt-4 flex flex-col gap-5">
            {reviewed.map((product) => (
              <li key={product.id}>
                <OwnReviewCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function OpenProduct({product: {name, title, image}}: {readonly product: OwnProductView}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <ReviewedPicture image={image} />
      <p className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{title}</p>
      {name !== null && <WriteReviewLink product={name} title={title} className="max-sm:w-full" />}
    </div>
  );
}

const Unavailable = () => (
  <EmptyState
    role="alert"
    title={COPY.unavailable}
    action={
      <Link to={OWN_REVIEWS_PATH} reloadDocument className={buttonStyle()}>
        {COPY.retry}
      </Link>
    }
  >
    {COPY.unavailableText}
  </EmptyState>
);
