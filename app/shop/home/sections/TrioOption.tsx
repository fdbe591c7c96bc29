import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Badge} from '~/ui/Badge';
import {Price} from '~/ui/Price';
import {ShopImage} from '~/ui/ShopImage';
import {dishBackground} from '~/shop/catalog/model/dish-hue';
import {productPath} from '~/shop/catalog/model/product-path';
import {SECTION_COPY} from '../section-copy';
import type {TrioView} from '../home-view';

interface TrioOptionProps {
  readonly trio: TrioView;
  readonly isFirst: boolean;
  /** The Add to cart button. */
  readonly buy: ReactNode;
}

/** Returns the id of the radio button of a box. */
export const trioId = ({product}: TrioView): string => `trio-${product.handle}`;

/** A box: a radio button, and its picture and price while it is selected, which needs no script. */
export function TrioOption({trio, isFirst, buy}: TrioOptionProps) {
  const {product, contents} = trio;
  const {handle, title, image, hue, price, compareAtPrice, savings} = product;
  return (
    <div className="contents">
      <input
        type="radio"
        id={trioId(trio)}
        name="trio"
        value={handle}
        defaultChecked={isFirst}
        className="peer sr-only"
      />
      <label
        htmlFor={trioId(trio)}
        className="flex min-h-11 cursor-pointer flex-col justify-center rounded-card border-2 border-line bg-surface-raised px-5 py-4 transition-colors peer-checked:border-accent-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus hover:border-line-strong lg:col-start-1"
      >
        <span className="font-display text-lg font-semibold">{title}</span>
        <span className="text-sm text-ink-soft">{contents.map((dish) => dish.title).join(' · ')}</span>
      </label>
      <div className="hidden overflow-hidden rounded-card bg-surface-raised shadow-card peer-checked:block lg:col-start-2 lg:row-span-6 lg:row-start-1">
        <ShopImage
          image={image}
          aspect="16/9"
          sizes="(min-width: 80rem) 43rem, (min-width: 64rem) 55vw, 94vw"
          ground={dishBackground(hue)}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5">
          <p className="flex flex-wrap items-center gap-3">
            <Price price={price} compareAtPrice={compareAtPrice} size="lg" />
            {savings && <Badge tone="natural">{savings}</Badge>}
          </p>
          <div className="w-full sm:w-56">{buy}</div>
          <Link
            to={productPath(handle)}
            prefetch="intent"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-sale"
          >
            {SECTION_COPY.see(title)}
          </Link>
        </div>
      </div>
    </div>
  );
}
