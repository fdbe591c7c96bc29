import {NavLink} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Badge} from '~/ui/Badge';
import {cn} from '~/ui/cn';
import {Price} from '~/ui/Price';
import {Stars} from '~/ui/Stars';
import {productPath} from '../model/product-path';
import type {ProductCardView} from '../model/product-view';
import {cardServingsText} from '../model/servings';
import {CardPictures} from './CardPictures';
import {CARD_FLOW, CARD_PICTURE} from './card-style';
import {Heat} from './Heat';

interface ProductCardProps {
  readonly product: ProductCardView;
  /** The Add to cart button; the rest of the card links to the product. */
  readonly buy: ReactNode;
  /** Loads the picture eagerly, for the first cards of a page. */
  readonly isEager?: boolean;
  /** Enables the view transition to the product page, which only one picture of a page may have. */
  readonly isMorphing?: boolean;
}

/** A product in a grid: a link that covers the card, with the button above it. */
export function ProductCard({product, buy, isEager = false, isMorphing = true}: ProductCardProps) {
  const {handle, title, badge, rating, reviewCount, servings, heat, tagline} = product;
  return (
    <article
      className={cn(
        'group relative overflow-hidden rounded-card shadow-card transition-shadow duration-200 hover:shadow-raised',
        CARD_FLOW,
      )}
    >
      <div className={cn('relative overflow-hidden', CARD_PICTURE)}>
        <CardPictures product={product} isEager={isEager} isMorphing={isMorphing} />
        {badge && (
          <Badge tone="accent" className="pointer-events-none absolute start-2.5 top-2.5 z-10">
            {badge}
          </Badge>
        )}
      </div>
      <div className="@container flex min-w-0 flex-1 flex-col bg-surface-raised p-3 sm:p-4">
        <h3 className="line-clamp-4 text-base leading-snug sm:line-clamp-3 sm:text-lg">
          <NavLink
            to={productPath(handle)}
            prefetch="intent"
            viewTransition={isMorphing}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {title}
          </NavLink>
        </h3>
        <div className="mt-1.5 space-y-0.5 text-xs text-ink-soft sm:text-sm">
          {rating !== null && (
            <Stars
              rating={rating}
              count={reviewCount ?? undefined}
              className="text-ink max-sm:text-xs max-sm:[&_svg]:h-3 max-sm:[&_svg]:w-15"
            />
          )}
          <p className="flex flex-wrap gap-x-3">
            {servings !== null && <span>{cardServingsText(servings)}</span>}
            {heat && <Heat heat={heat} />}
          </p>
        </div>
        {tagline && <p className="mt-2 line-clamp-3 text-sm text-ink-soft max-md:hidden">{tagline}</p>}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-3">
          <Price price={product.price} compareAtPrice={product.compareAtPrice} />
          <div className="relative z-10 @max-[15.75rem]:w-full">{buy}</div>
        </div>
      </div>
    </article>
  );
}
