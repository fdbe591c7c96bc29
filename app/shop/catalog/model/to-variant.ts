import type {OptionVariantFragment} from '../../../../storefrontapi.generated';
import type {VariantView} from './option-view';
import {toPriceView} from './price';
import {toPicture} from './to-gallery';
import {unitPriceText} from './unit-price';

export function toVariant(variant: OptionVariantFragment): VariantView {
  return {
    variantId: variant.id,
    isAvailable: variant.availableForSale,
    amount: variant.price,
    sku: variant.sku?.trim() || null,
    unitPrice: unitPriceText(variant.unitPrice, variant.unitPriceMeasurement),
    picture: toPicture(variant.image),
    ...toPriceView(variant.price, variant.compareAtPrice),
  };
}
