import {Link} from '@remix-run/react';
import {Icon} from '~/ui/icons/Icon';
import {productPath} from '~/shop/catalog/model/product-path';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {Heat} from '~/shop/catalog/shelf/Heat';
import {PRODUCT_COPY} from './product-copy';

export function ProductStory({product}: {readonly product: ProductView}) {
  const {title, description, whyChoose, includes} = product;
  return (
    <div className="space-y-10">
      <div className="max-w-prose space-y-4">
        {description.length > 0 ? (
          description.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
        ) : (
          <p className="text-ink-soft">{PRODUCT_COPY.noDescription}</p>
        )}
      </div>
      {includes.length > 0 && (
        <section aria-labelledby="includes">
          <h2 id="includes" className="text-xl">
            {PRODUCT_COPY.includes}
          </h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {includes.map(({handle, title: name, heat}) => (
              <li key={handle}>
                <Link
                  to={productPath(handle)}
                  prefetch="intent"
                  className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 font-semibold hover:text-sale"
                >
                  {name}
                  {heat && <Heat heat={heat} className="text-sm font-normal text-ink-soft" />}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {whyChoose.length > 0 && (
        <section aria-labelledby="why-choose">
          <h2 id="why-choose" className="text-xl">
            {PRODUCT_COPY.whyChoose(title)}
          </h2>
          <ul className="mt-3 space-y-2">
            {whyChoose.map((reason) => (
              <li key={reason} className="flex gap-3">
                <Icon name="check" className="mt-1 size-4 shrink-0 text-natural [stroke-width:3]" />
                {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
