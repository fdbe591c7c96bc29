import {Link} from '@remix-run/react';
import {Suspense, useRef, type ReactNode} from 'react';
import type {Streamed} from '~/core/streamed';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {Icon} from '~/ui/icons/Icon';
import type {ProductCardView, ProductView} from '~/shop/catalog/model/product-view';
import {variantName} from '~/core/variant-name';
import type {RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {BundleParts as ServerBundleParts} from './BundleParts';
import {BuyBar} from './BuyBar';
import {Gallery} from './Gallery';
import {PRODUCT_COPY, PRODUCT_PARENTS} from './product-copy';
import {ProductFacts} from './ProductFacts';
import {ProductHeadline} from './ProductHeadline';
import {ProductStory} from './ProductStory';
import {RelatedProducts} from './RelatedProducts';

// Most products are neither a fixed bundle nor a part of one, so browsers load it on demand; the server bundles it.
const BundleParts = import.meta.env.SSR
  ? ServerBundleParts
  : serverRenderedLazy(async () => (await import('./BundleParts')).BundleParts);

interface ProductPageProps {
  readonly product: ProductView;
  readonly lowStock: ReactNode;
  /** The lot that is sold now; null if it has none. */
  readonly lot?: ReactNode;
  readonly related: Streamed<readonly ProductCardView[]>;
  /** How a dish is cooked: step by step, what to add, and the note on its picture. */
  readonly renderCooking?: (part: 'strip' | 'add' | 'note') => ReactNode;
  readonly reviews: ReactNode;
  /** The links to other variants; absent if there is nothing to choose. */
  readonly options?: ReactNode;
  /** The quantity field and the Add to cart button. */
  readonly buyBox: ReactNode;
  /** The Add to cart button alone, for the sticky bar; false for a product that cannot be bought. */
  readonly buyButton: ReactNode;
  /** What the merchant shows beside these texts. */
  readonly details?: ReactNode;
  /** The Add to cart button of a card. */
  readonly renderBuy: RenderBuy;
}

export function ProductPage({
  product,
  lowStock,
  lot,
  related,
  renderCooking,
  reviews,
  options,
  buyBox,
  buyButton,
  details,
  renderBuy,
}: ProductPageProps) {
  const buyBoxRef = useRef<HTMLDivElement>(null);
  return (
    <>
      <article className="page pt-1 pb-4 sm:py-8">
        <div className="flex items-center justify-between gap-6">
          <Link to="/products" className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-sale">
            <Icon name="arrow-left" className="size-5" />
            {PRODUCT_COPY.back}
          </Link>
          <div className="text-sm max-sm:hidden">
            <Breadcrumb label={PRODUCT_COPY.breadcrumb} parents={PRODUCT_PARENTS} current={product.title} />
          </div>
        </div>
        <div className="grid grid-cols-1 gap-3 sm:mt-2 sm:gap-8 md:grid-cols-2 lg:gap-14">
          <div className="min-w-0 md:sticky md:top-[calc(var(--header-height)+1.5rem)] md:self-start low:static">
            {/* A new gallery shows the picture of the chosen variant, which is its first one. */}
            <Gallery
              key={product.picture?.url}
              media={product.media}
              hue={product.hue}
              note={renderCooking?.('note')}
            />
          </div>
          <div className="min-w-0 space-y-8">
            <ProductHeadline product={product} lowStock={lowStock} lot={lot}>
              {renderCooking?.('add')}
            </ProductHeadline>
            {options}
            <div ref={buyBoxRef}>
              {product.isCombined ? <p className="text-ink-soft">{PRODUCT_COPY.combined}</p> : buyBox}
            </div>
            {(product.components.length > 0 || product.bundles.length > 0) && (
              <Suspense>
                <BundleParts product={product} />
              </Suspense>
            )}
            <ProductStory product={product} />
            <ProductFacts product={product} />
            {details}
          </div>
        </div>
      </article>
      {renderCooking?.('strip')}
      {reviews}
      <RelatedProducts products={related} renderBuy={renderBuy} />
      {product.isAvailable && !product.isCombined && buyButton && (
        <BuyBar
          buyBox={buyBoxRef}
          title={variantName(product.title, product.variantTitle)}
          price={product.price}
          compareAtPrice={product.compareAtPrice}
        >
          {buyButton}
        </BuyBar>
      )}
    </>
  );
}
