import {Suspense, useState, type ReactNode} from 'react';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {PageOptions as ServerPageOptions} from './PageOptions';

// Most products have no options, so browsers load them on demand; the server bundles them.
const PageOptions = import.meta.env.SSR
  ? ServerPageOptions
  : serverRenderedLazy(async () => (await import('./PageOptions')).PageOptions);

interface ChosenProductProps {
  readonly product: ProductView;
  /** Renders the page of the variant that is shown. */
  readonly children: (shown: ProductView, options: ReactNode) => ReactNode;
}

/** Shows a choice at once, before its page has loaded. Apart, because other products need not render again. */
export function ChosenProduct({product, children}: ChosenProductProps) {
  const [pending, setPending] = useState<ProductView | null>(null);
  const options = (
    <Suspense>
      <PageOptions product={product} onPending={setPending} />
    </Suspense>
  );
  return children(pending ?? product, options);
}
