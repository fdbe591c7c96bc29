import {useId, type KeyboardEvent} from 'react';
import {formatDay} from '~/core/dates';
import {variantName} from '~/core/variant-name';
import {LOT_DISH, LOTS} from '~/orders/lots/packed-lots';
import {TextField} from '~/ui/TextField';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {PACKING_COPY} from '../packing-copy';
import type {ParcelView} from '../packing-view';
import {SHIP_FORM} from '../ship/shipping-intents';
import {isProductCode} from './check-scan';
import type {PickItem} from './pick-item';
import {addLot, scannedLot} from './place-lot';
import type {CheckedItems} from './use-checked-items';

interface LotFieldProps {
  readonly item: PickItem;
  readonly parcel: Pick<ParcelView, 'items' | 'knownLots'>;
  readonly checked: CheckedItems;
}

/** The lots of an item, a field of the shipping form. It may stay empty, and no key leads to it: scans fill it. */
export function LotField({item, parcel: {items, knownLots}, checked}: LotFieldProps) {
  const list = useId();
  const isHydrated = useIsHydrated();
  const {title, variant, key} = item;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    // A scanner ends with Enter, which would send the parcel.
    event.preventDefault();
    const {value} = event.currentTarget;
    const lot = scannedLot(knownLots, value);
    if (lot === null && isProductCode(items, value, false)) {
      checked.enterLots(item, '');
      checked.scan(value);
    } else if (lot !== null) checked.enterLots(item, addLot('', lot));
    event.currentTarget.blur();
  };
  return (
    <span className="w-full sm:ps-30 @2xl:w-44 @2xl:shrink-0 @2xl:ps-0">
      <input type="hidden" form={SHIP_FORM} name={LOT_DISH} value={variantName(title, variant)} />
      <TextField
        form={SHIP_FORM}
        name={LOTS}
        label={PACKING_COPY.lot}
        aria-description={title}
        list={list}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onKeyDown={onKeyDown}
        {...(isHydrated && {
          value: checked.lots[key] ?? '',
          onChange: ({currentTarget}) => checked.enterLots(item, currentTarget.value),
        })}
      />
      <datalist id={list}>
        {knownLots
          .filter(({dish}) => dish === title)
          .map(({number, driedOn}) => (
            <option key={number} value={number} label={formatDay(driedOn)} />
          ))}
      </datalist>
    </span>
  );
}
