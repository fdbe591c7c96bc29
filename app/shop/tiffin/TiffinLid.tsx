import {Link} from '@remix-run/react';
import type {Ref} from 'react';
import {Badge} from '~/ui/Badge';
import {TiffinDrawing} from '~/ui/icons/TiffinDrawing';
import {Price} from '~/ui/Price';
import {dishColor} from '~/shop/catalog/model/dish-hue';
import {productPath} from '~/shop/catalog/model/product-path';
import {AddTiffin} from './AddTiffin';
import {TIERS, type TiffinFill} from './fill-tiffin';
import {TIFFIN_COPY} from './tiffin-copy';

interface TiffinLidProps {
  readonly fill: TiffinFill;
  /** What any three packs cost less; null if the shop has no such offer. */
  readonly offer: string | null;
  readonly status: string;
  /** Whether the status says that a dish does not fit; others are visible elsewhere. */
  readonly isRefused: boolean;
  readonly dropTarget: Ref<HTMLDivElement>;
}

/** The tiffin with what its lid says: dishes, price, saving, heat, servings and shipping. */
export function TiffinLid({fill, offer, status, isRefused, dropTarget}: TiffinLidProps) {
  const {dishes, price, priceBefore, saving, heats, servings, missingForShipping, cheaperBox} = fill;
  const [mildest, hottest] = heats;
  const [first = null, second = null, third = null] = dishes.map(({hue}) => dishColor(hue));
  return (
    <div
      ref={dropTarget}
      role="group"
      aria-label={TIFFIN_COPY.lid}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card data-over:border-accent-ink data-over:bg-surface-raised sm:p-5"
    >
      <div className="flex flex-wrap items-start gap-4 sm:gap-6 lg:flex-col lg:items-stretch">
        <TiffinDrawing tiers={[first, second, third]} className="w-24 shrink-0 sm:w-36 lg:mx-auto lg:w-44" />
        <div className="flex min-w-0 flex-1 basis-36 flex-col gap-2">
          <ol aria-label={TIFFIN_COPY.tiers} className="flex flex-col gap-1 text-sm">
            {Array.from({length: TIERS}, (_, index) => (
              <li key={index} className={dishes[index] ? 'font-semibold' : 'text-ink-soft'}>
                {dishes[index]?.name ?? TIFFIN_COPY.emptyTier}
              </li>
            ))}
          </ol>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {dishes.length > 0 && <Price price={price} compareAtPrice={priceBefore} size="lg" />}
            {saving && <Badge tone="natural">{TIFFIN_COPY.save(saving)}</Badge>}
            {!saving && offer && <span className="text-sm font-semibold text-natural">{TIFFIN_COPY.offer(offer)}</span>}
          </p>
          {mildest && (
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
              <span>{TIFFIN_COPY.serves(servings)}</span>
              <span>{TIFFIN_COPY.heat(mildest, hottest)}</span>
              <span>{missingForShipping ? TIFFIN_COPY.shipping(missingForShipping) : TIFFIN_COPY.freeShipping}</span>
            </p>
          )}
        </div>
      </div>
      <p role="status" className={isRefused ? 'text-sm font-semibold text-sale' : 'sr-only'}>
        {status}
      </p>
      <AddTiffin fill={fill} />
      {cheaperBox && (
        <p className="text-sm">
          {TIFFIN_COPY.box(cheaperBox.title, cheaperBox.price)}{' '}
          <Link to={productPath(cheaperBox.handle)} className="font-semibold underline underline-offset-4">
            {TIFFIN_COPY.seeBox}
          </Link>
        </p>
      )}
    </div>
  );
}
