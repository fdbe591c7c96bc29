import {EmptyState} from '~/ui/EmptyState';
import {RetryButton} from '../RetryButton';
import {SHELF_COPY} from './shelf-copy';

interface ProductsEmptyProps {
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** In place of products when the store sells nothing at all. */
export function ProductsEmpty({isPending, onRetry}: ProductsEmptyProps) {
  return (
    <EmptyState
      title={SHELF_COPY.empty}
      action={
        <RetryButton isPending={isPending} onRetry={onRetry}>
          {SHELF_COPY.retryLoading}
        </RetryButton>
      }
    />
  );
}
