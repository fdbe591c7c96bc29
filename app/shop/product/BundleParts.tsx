import {Link} from '@remix-run/react';
import {productPath} from '~/shop/catalog/model/product-path';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {BUNDLE_COPY} from './bundle-copy';

interface BundlePartsProps {
  readonly product: Pick<ProductView, 'components' | 'bundles' | 'isAvailable'>;
}

const ROW = 'flex min-h-12 items-center gap-3 py-2 font-semibold hover:text-sale';

/** What a fixed bundle consists of, and which bundles have the product as a part. */
export function BundleParts({product: {components, bundles, isAvailable}}: BundlePartsProps) {
  return (
    <>
      {components.length > 0 && (
        <section aria-labelledby="bundle-parts">
          <h2 id="bundle-parts" className="text-xl">
            {BUNDLE_COPY.components}
          </h2>
          {!isAvailable && <p className="mt-2 text-ink-soft">{BUNDLE_COPY.soldOut}</p>}
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {components.map(({path, name, quantity, isAvailable: isInStock}) => (
              <li key={path}>
                <Link to={path} prefetch="intent" className={ROW}>
                  <span className="w-8 shrink-0 text-ink-soft tabular-nums">{BUNDLE_COPY.quantity(quantity)}</span>
                  <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
                  {!isInStock && (
                    <span className="shrink-0 text-sm font-normal text-ink-soft">{BUNDLE_COPY.partSoldOut}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {bundles.length > 0 && (
        <section aria-labelledby="in-bundles">
          <h2 id="in-bundles" className="text-xl">
            {BUNDLE_COPY.bundles}
          </h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {bundles.map(({handle, title}) => (
              <li key={handle}>
                <Link to={productPath(handle)} prefetch="intent" className={ROW}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
