import type {ReactNode} from 'react';
import {Badge} from '~/ui/Badge';
import {Price} from '~/ui/Price';
import {Stars} from '~/ui/Stars';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {Heat} from '~/shop/catalog/shelf/Heat';
import {servingsText} from '~/shop/catalog/model/servings';
import {PRODUCT_COPY} from './product-copy';

/** Longer titles have a smaller font, so that the price stays visible. */
const LONG_TITLE = 60;

interface ProductHeadlineProps {
  readonly product: ProductView;
  readonly lowStock: ReactNode;
  readonly lot?: ReactNode;
  /** Stands below the facts. */
  readonly children?: ReactNode;
}

/**
 * The title of a product, its rating, price and facts. The badge of a low stock is streamed into a line that is as high as it and
 * never full, so that nothing moves: that of the rating, or that of the price.
 */
export function ProductHeadline({product, lowStock, lot, children}: ProductHeadlineProps) {
  const {title, secondName, badge, isBestseller, heat, rating, reviewCount, hasOwnReviews, servings, savings} = product;
  return (
    <header>
      {(badge || isBestseller) && (
        <p className="mb-3 flex flex-wrap gap-2">
          {badge && <Badge tone="accent">{badge}</Badge>}
          {isBestseller && <Badge tone="natural">{PRODUCT_COPY.bestseller}</Badge>}
        </p>
      )}
      <h1 className={title.length > LONG_TITLE ? 'text-heading' : 'text-title'}>{title}</h1>
      {secondName && <p className="mt-1 text-ink-soft">{PRODUCT_COPY.alsoKnownAs(secondName)}</p>}
      {rating !== null && (
        <p className="mt-1 flex min-h-6 flex-wrap items-center gap-x-4">
          {hasOwnReviews ? (
            <a href="#reviews" className="inline-flex min-h-11 items-center rounded-control hover:underline">
              <Stars rating={rating} count={reviewCount ?? undefined} />
            </a>
          ) : (
            <Stars rating={rating} count={reviewCount ?? undefined} />
          )}
          {lowStock}
        </p>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Price price={product.price} compareAtPrice={product.compareAtPrice} size="lg" />
        {savings && <Badge tone="natural">{savings}</Badge>}
        {product.unitPrice && <span className="text-sm text-ink-soft">{product.unitPrice}</span>}
        {rating === null && lowStock}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-ink-soft">
        {servings !== null && <span>{servingsText(servings)}</span>}
        {heat && <Heat heat={heat} />}
        {product.backorder && <Badge tone="neutral">{PRODUCT_COPY.shipsLater}</Badge>}
      </p>
      {children}
      {lot}
      {product.options.length > 0 && product.sku && (
        <p className="mt-1 text-sm text-ink-soft">{PRODUCT_COPY.sku(product.sku)}</p>
      )}
    </header>
  );
}
