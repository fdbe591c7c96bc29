import {lotPath} from '~/core/lot-path';
import type {PackedLot} from '~/orders/lots/packed-lots';
import type {KnownLot} from '../packing-view';
import type {SlipLot} from './slip-view';
import {toSlipQrCode} from './to-slip-qr-code.server';

/** Returns the lots for a slip: those that were packed, or else the newest of each dish, which is on the shelf. */
export function toSlipLots(
  packed: readonly PackedLot[],
  known: readonly KnownLot[],
  {PUBLIC_ORIGIN: origin}: {readonly PUBLIC_ORIGIN: string},
): readonly SlipLot[] {
  const current = known.filter(({dish}, place) => known.findIndex((lot) => lot.dish === dish) === place);
  const lots = packed.length > 0 ? packed : current.map(({dish, number}) => ({dish, lot: number}));
  return lots.map(({dish, lot}) => {
    const url = new URL(lotPath(lot), origin);
    return {dish, number: lot, address: url.host + url.pathname, qrCode: toSlipQrCode(url.href)};
  });
}
