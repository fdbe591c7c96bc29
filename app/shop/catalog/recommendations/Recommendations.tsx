import {Link} from '@remix-run/react';
import {memo} from 'react';
import {Price} from '~/ui/Price';
import {ShopImage} from '~/ui/ShopImage';
import {dishBackground} from '../model/dish-hue';
import {productPath} from '../model/product-path';
import type {ProductCardView} from '../model/product-view';
import type {RenderBuy} from '../shelf/ProductGrid';
import {RECOMMENDATION_GRID} from './recommendation-grid';

interface RecommendationsProps {
  readonly title: string;
  readonly products: readonly ProductCardView[];
  readonly renderBuy: RenderBuy;
}

/**
 * Products recommended for a cart, compact enough for a drawer; nothing without products. Memoized, because the cart
 * around it renders with every click.
 */
export const Recommendations = memo(function Recommendations({title, products, renderBuy}: RecommendationsProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="suggestions" className="@container">
      <h2 id="suggestions" className="mb-4 text-xl">
        {title}
      </h2>
      <ul className={RECOMMENDATION_GRID}>
        {products.map((product) => (
          <Recommendation key={product.handle} product={product} renderBuy={renderBuy} />
        ))}
      </ul>
    </section>
  );
});

function Recommendation({product, renderBuy}: {readonly product: ProductCardView; readonly renderBuy: RenderBuy}) {
  const {handle, title, image, hue, price, compareAtPrice} = product;
  return (
    <li className="relative flex flex-wrap gap-3 rounded-card border border-line bg-surface-raised p-3">
      <ShopImage
        image={image}
        alt=""
        aspect="1/1"
        sizes="72px"
        widths={[80, 160]}
        ground={dishBackground(hue)}
        className="w-18 shrink-0 self-start rounded-control [&_p]:hidden"
      />
      <div className="flex min-w-0 flex-1 basis-40 flex-col justify-between gap-2">
        <Link
          to={productPath(handle)}
          className="leading-snug font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
        >
          {title}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <Price price={price} compareAtPrice={compareAtPrice} size="sm" className="flex-col" />
          <div className="relative">{renderBuy(product)}</div>
        </div>
      </div>
    </li>
  );
}
