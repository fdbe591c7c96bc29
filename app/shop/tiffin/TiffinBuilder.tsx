import {useRef} from 'react';
import {MARKET} from '~/core/market';
import {formatMoney} from '~/core/money';
import {toMoney} from '~/core/to-money';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {DishTile} from './DishTile';
import {TIERS} from './fill-tiffin';
import {packSavingMinor} from './pack-offers';
import {TIFFIN_COPY} from './tiffin-copy';
import {TIFFIN_PATH} from './tiffin-path';
import type {TiffinView} from './tiffin-view';
import {TiffinLid} from './TiffinLid';
import {useDishDrag} from './use-dish-drag';
import {useTiffin} from './use-tiffin';

interface TiffinBuilderProps {
  readonly tiffin: TiffinView;
  /** The handles that the address names. */
  readonly served?: readonly string[];
  readonly isAddressed?: boolean;
}

const NONE: readonly string[] = [];

/**
 * Fills a tiffin with any three dishes. Without scripts the form leads to the page of the tiffin with the choice in its
 * address; with them each tick fills a tier, and dishes can be dragged into it.
 */
export function TiffinBuilder({tiffin, served = NONE, isAddressed = false}: TiffinBuilderProps) {
  const {fill, status, isRefused, isChosen, choose, form} = useTiffin(tiffin, served, isAddressed);
  const dropTarget = useRef<HTMLDivElement>(null);
  const loadDrag = useDishDrag(form, dropTarget, (handle) => choose(handle, true));
  const savingMinor = packSavingMinor(tiffin.offers, TIERS);
  const offer = savingMinor > 0 ? formatMoney(toMoney(savingMinor, MARKET.currency)) : null;
  return (
    <div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <form ref={form} method="get" action={TIFFIN_PATH} onPointerEnter={loadDrag}>
        <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(6.25rem,100%),1fr))] gap-2 sm:grid-cols-3 sm:gap-4">
          <legend className="sr-only">{TIFFIN_COPY.dishes}</legend>
          {tiffin.dishes.map((dish) => (
            <DishTile
              key={dish.handle}
              dish={dish}
              isChosen={isChosen(dish.handle)}
              onChoose={(next) => choose(dish.handle, next)}
            />
          ))}
        </fieldset>
        <button type="submit" className={cn(buttonStyle({tone: 'outline'}), 'mt-4 w-full not-noscript:hidden')}>
          {TIFFIN_COPY.fill}
        </button>
      </form>
      <div className="max-lg:order-first lg:sticky lg:top-[calc(var(--header-height)+1rem)]">
        <TiffinLid fill={fill} offer={offer} status={status} isRefused={isRefused} dropTarget={dropTarget} />
      </div>
    </div>
  );
}
