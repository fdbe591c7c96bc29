import type {Notice} from '~/core/notice';
import {Link, useRevalidator} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {CenterScreen} from '~/ui/CenterScreen';
import {showNotice} from '~/ui/show-notice';
import {RetryButton} from '~/shop/catalog/refresh/RetryButton';
import {useRetries} from '~/shop/catalog/refresh/use-retries';

const PRODUCT_NOT_FOUND_COPY = {
  title: 'Product Not Found',
  text: "We couldn't find the product you're looking for. It might have been removed or the URL might be incorrect.",
  browse: 'Browse All Products',
  retry: 'Retry Loading',
} as const;

const REFRESHING: Notice = {tone: 'info', id: 'refreshing-product', title: 'Refreshing product data'};

const MAX_RETRIES = 2;

/** The 404 page of a product. Retries automatically, since a new product may not be available everywhere yet. */
export function ProductNotFound() {
  const {revalidate, state} = useRevalidator();
  const isPending = state === 'loading';
  const {startOver} = useRetries(MAX_RETRIES, isPending, revalidate);
  const retry = () => {
    startOver();
    void showNotice(REFRESHING);
    revalidate();
  };
  return (
    <CenterScreen>
      <h1 className="text-title">{PRODUCT_NOT_FOUND_COPY.title}</h1>
      <p className="mt-3 text-lead text-ink-soft">{PRODUCT_NOT_FOUND_COPY.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/products" prefetch="intent" className={buttonStyle()}>
          {PRODUCT_NOT_FOUND_COPY.browse}
        </Link>
        <RetryButton tone="outline" isPending={isPending} onRetry={retry}>
          {PRODUCT_NOT_FOUND_COPY.retry}
        </RetryButton>
      </div>
    </CenterScreen>
  );
}
