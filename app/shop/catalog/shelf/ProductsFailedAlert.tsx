import {useRevalidator} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {RetryButton} from '../refresh/RetryButton';
import {useRetries} from '../refresh/use-retries';
import {PRODUCTS_FAILED_COPY} from './shelf-copy';

export interface ProductsFailedAlertProps {
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** Shown when products could not be loaded. Retries once automatically. */
export function ProductsFailedAlert({isPending, onRetry}: ProductsFailedAlertProps) {
  const {revalidate} = useRevalidator();
  const {retryCount} = useRetries(1, isPending, revalidate);
  return (
    <Alert
      tone="error"
      title={PRODUCTS_FAILED_COPY.failed}
      action={
        <RetryButton tone="outline" size="sm" isPending={isPending} onRetry={onRetry}>
          {PRODUCTS_FAILED_COPY.tryAgain}
        </RetryButton>
      }
    >
      {retryCount > 0 && !isPending && PRODUCTS_FAILED_COPY.failedAgain}
    </Alert>
  );
}
