import {EmptyState} from '~/ui/EmptyState';
import {buttonStyle} from '~/ui/button-style';
import {RetryButton} from '../refresh/RetryButton';
import {SHELF_COPY} from './shelf-copy';

interface ProductsEmptyProps {
  /** URL of the products in the store's admin; null for non-admins. */
  readonly adminUrl: string | null;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** Shown when the store has no products. */
export function ProductsEmpty({adminUrl, isPending, onRetry}: ProductsEmptyProps) {
  return (
    <EmptyState
      title={SHELF_COPY.empty}
      action={
        <>
          <RetryButton isPending={isPending} onRetry={onRetry}>
            {SHELF_COPY.retryLoading}
          </RetryButton>
          {adminUrl && (
            <a href={adminUrl} className={buttonStyle({tone: 'outline'})}>
              {SHELF_COPY.addProducts}
            </a>
          )}
        </>
      }
    />
  );
}
