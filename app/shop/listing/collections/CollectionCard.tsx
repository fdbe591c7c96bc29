import {Link} from '@remix-run/react';
import {ShopImage} from '~/ui/ShopImage';
import {collectionPath} from '../collection/collection-path';
import {productCount} from './collections-copy';
import type {CollectionCardView} from './find-collections.server';

const WIDTHS = [240, 360, 480, 640, 800];
const SIZES = '(min-width: 80rem) 24rem, (min-width: 48rem) 31vw, 46vw';

interface CollectionCardProps {
  readonly collection: CollectionCardView;
  /** Loads the picture eagerly, for the first cards of a page. */
  readonly isEager: boolean;
}

/** A collection in a list: a link that covers the card. */
export function CollectionCard({collection: {handle, title, image, total}, isEager}: CollectionCardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-surface-raised shadow-card transition-shadow duration-200 hover:shadow-raised">
      <div className="overflow-hidden">
        <ShopImage
          image={image}
          alt=""
          aspect="4/3"
          sizes={SIZES}
          widths={WIDTHS}
          loading={isEager ? 'eager' : 'lazy'}
          ground="bg-surface"
          className="transition-transform duration-250 ease-out motion-safe:group-hover:scale-103"
        />
      </div>
      <div className="flex flex-1 flex-col p-3 sm:p-5">
        <h3 className="text-base leading-snug [overflow-wrap:anywhere] sm:text-xl">
          <Link
            to={collectionPath(handle)}
            prefetch="intent"
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-auto pt-2 text-xs text-ink-soft sm:text-sm">{productCount(total)}</p>
      </div>
    </article>
  );
}
