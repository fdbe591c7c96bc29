import {useRevalidator} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {RetryButton} from '../RetryButton';
import {useRetryOnce} from '../use-retry-once';
import {SHELF_COPY} from './shelf-copy';

export interface ProductsFailedAlertProps {
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** In place of products when the shop gave no answer. Tries once more by itself, then leaves it to the shopper. */
export function ProductsFailedAlert({isPending, onRetry}: ProductsFailedAlertProps) {
  const {revalidate} = useRevalidator();
  const hasRetried = useRetryOnce(true, revalidate);
  return (
    <Alert
      tone="error"
      title={SHELF_COPY.failed}
      action={
        <RetryButton tone="outline" size="sm" isPending={isPending} onRetry={onRetry}>
          {SHELF_COPY.tryAgain}
        </RetryButton>
      }
    >
      {hasRetried && !isPending && SHELF_COPY.failedAgain}
    </Alert>
  );
}
