import {cn} from '~/ui/cn';
import {ShopImage} from '~/ui/ShopImage';
import {useIsSoldOut} from '~/shop/cart/browser/use-is-sold-out';
import {dishBackground} from '~/shop/catalog/model/dish-hue';
import {Heat} from '~/shop/catalog/shelf/Heat';
import {TIFFIN_COPY} from './tiffin-copy';
import {DISH_PARAM} from './tiffin-path';
import type {TiffinDish} from './tiffin-view';

interface DishTileProps {
  readonly dish: TiffinDish;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** A dish as a checkbox. A dish that is sold out stays in its place, so that the others do not move. */
export function DishTile({dish, isChosen, onChoose}: DishTileProps) {
  const {handle, name, image, hue, heat, price, variantId} = dish;
  const isSoldOut = useIsSoldOut(variantId) || !dish.isAvailable;
  return (
    <label
      data-dish={isSoldOut ? undefined : handle}
      className={cn(
        'flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface-raised leading-tight',
        'has-checked:border-accent-ink has-checked:ring-2 has-checked:ring-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isSoldOut ? 'text-ink-soft' : 'cursor-pointer pointing:hover:border-line-strong',
      )}
    >
      <ShopImage
        image={image}
        alt=""
        aspect="1/1"
        sizes="(min-width: 64rem) 14rem, 30vw"
        ground={dishBackground(hue)}
        className={cn(isSoldOut && 'opacity-60')}
      />
      <span className="flex flex-1 flex-col gap-1.5 p-2 sm:p-3">
        <span className="flex items-center gap-2 text-sm font-semibold tabular-nums">
          <input
            type="checkbox"
            name={DISH_PARAM}
            value={handle}
            checked={isChosen && !isSoldOut}
            disabled={isSoldOut}
            onChange={({target}) => onChoose(target.checked)}
            className="size-5 shrink-0 accent-accent-ink focus-visible:outline-none"
          />
          <span translate="no">{price}</span>
        </span>
        <span className="text-sm font-semibold text-balance sm:text-base">{name}</span>
        {isSoldOut ? (
          <span className="text-sm font-semibold">{TIFFIN_COPY.soldOut}</span>
        ) : (
          <Heat heat={heat} className="text-xs text-ink-soft sm:text-sm" />
        )}
      </span>
    </label>
  );
}
