import {Suspense} from 'react';
import {useIsSoldOut} from '~/shop/cart/browser/use-is-sold-out';
import {StockAlertForm as ServerStockAlertForm} from '~/shop/stock-alerts/StockAlertForm';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';

// Most variants are for sale, so browsers load the form on demand; the server bundles it.
const StockAlertForm = import.meta.env.SSR
  ? ServerStockAlertForm
  : serverRenderedLazy(async () => (await import('~/shop/stock-alerts/StockAlertForm')).StockAlertForm);

interface StockAlertProps {
  readonly handle: string;
  readonly variantId: string;
  readonly isAvailable: boolean;
}

/** The form to wait for a variant, also if it sold out since the page was rendered. */
export function StockAlert({handle, variantId, isAvailable}: StockAlertProps) {
  const isSoldOut = useIsSoldOut(variantId);
  if (isAvailable && !isSoldOut) return null;
  return (
    <div className="mt-4">
      <Suspense>
        <StockAlertForm handle={handle} variantId={variantId} />
      </Suspense>
    </div>
  );
}
