import {useRevalidator} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {RetryButton} from '../refresh/RetryButton';
import {useRetries} from '../refresh/use-retries';
import {SHELF_COPY} from './shelf-copy';

export interface ProductsFailedAlertProps {
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** In place of products when the shop gave no answer. Tries once more by itself, then leaves it to the shopper. */
export function ProductsFailedAlert({isPending, onRetry}: ProductsFailedAlertProps) {
  const {revalidate} = useRevalidator();
  const {tried} = useRetries(1, isPending, revalidate);
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
      {tried > 0 && !isPending && SHELF_COPY.failedAgain}
    </Alert>
  );
}
