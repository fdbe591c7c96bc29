import {parseLotAddress} from '~/orders/lots/lot-number';
import type {PickItem} from '../list/pick-item';
import {isProductCode} from '../list/check-scan';

const FIELDS = ['number', 'url'] as const;

/** Returns whether a field has the code of a product or the address of a lot. */
const isScan = (items: readonly PickItem[], typed: string, hasCarrier: boolean): boolean =>
  parseLotAddress(typed) !== null || isProductCode(items, typed, hasCarrier);

/**
 * Takes the code of a product or of a lot out of the tracking fields: a scanner types wherever the focus is.
 * @returns the code; null if there is none
 */
export function takeProductCode(form: HTMLFormElement, items: readonly PickItem[]): string | null {
  const carrier = form.elements.namedItem('carrier');
  const hasCarrier = carrier instanceof HTMLSelectElement && carrier.value !== '';
  for (const name of FIELDS) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement) || !isScan(items, field.value, hasCarrier)) continue;
    const code = field.value.trim();
    field.value = '';
    return code;
  }
  return null;
}
