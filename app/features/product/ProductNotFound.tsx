import {Link, useRevalidator} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {CenterScreen} from '~/ui/CenterScreen';
import {showNotice} from '~/ui/show-notice';
import {RetryButton} from '~/features/catalog/RetryButton';
import {useRetries} from '~/features/catalog/use-retries';
import {MISSING_COPY, REFRESHING} from './missing-product-copy';

const RETRIES = 2;

/** The page for an address that is no product's. One just published may not have reached the shop's every corner: it looks again. */
export function ProductNotFound() {
  const {revalidate, state} = useRevalidator();
  const isPending = state === 'loading';
  const {startOver} = useRetries(RETRIES, isPending, revalidate);
  const retry = () => {
    startOver();
    showNotice(REFRESHING);
    revalidate();
  };
  return (
    <CenterScreen>
      <h1 className="text-title">{MISSING_COPY.title}</h1>
      <p className="mt-3 text-lead text-ink-soft">{MISSING_COPY.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/products" prefetch="intent" className={buttonStyle()}>
          {MISSING_COPY.browse}
        </Link>
        <RetryButton tone="outline" isPending={isPending} onRetry={retry}>
          {MISSING_COPY.retry}
        </RetryButton>
      </div>
    </CenterScreen>
  );
}
