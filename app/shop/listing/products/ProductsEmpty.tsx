import {EmptyState} from '~/ui/EmptyState';
import {buttonStyle} from '~/ui/button-style';
import {RetryButton} from '~/shop/catalog/refresh/RetryButton';
import {LISTING_COPY} from './listing-copy';

interface ProductsEmptyProps {
  /** URL of the products in the store's admin; null for non-admins. */
  readonly adminUrl: string | null;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

export function ProductsEmpty({adminUrl, isPending, onRetry}: ProductsEmptyProps) {
  return (
    <EmptyState
      title={LISTING_COPY.empty}
      action={
        <>
          <RetryButton isPending={isPending} onRetry={onRetry}>
            {LISTING_COPY.retryLoading}
          </RetryButton>
          {adminUrl && (
            <a href={adminUrl} className={buttonStyle({tone: 'outline'})}>
              {LISTING_COPY.addProducts}
            </a>
          )}
        </>
      }
    />
  );
}
