import type {ProductOptionsFragment} from '../../../../storefrontapi.generated';
import type {SwatchView} from './option-view';

type ShopSwatch = ProductOptionsFragment['options'][number]['optionValues'][number]['swatch'];

/** Converts a swatch; a color that is not hexadecimal is left out, because it becomes a style. */
export function toSwatch(swatch: ShopSwatch): SwatchView | null {
  const color = swatch?.color && /^#[0-9a-f]{3,8}$/i.test(swatch.color) ? swatch.color : null;
  const url = swatch?.image?.previewImage?.url ?? null;
  return color || url ? {color, url} : null;
}
