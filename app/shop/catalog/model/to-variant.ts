import type {OptionVariantFragment} from '../../../../storefrontapi.generated';
import type {VariantView} from './option-view';
import {toBackorder} from '~/core/backorder';
import {toQuantityRule} from '~/core/quantity-rule-copy';
import type {Metafield} from './metafields';
import {toPriceView} from './price';
import {toPicture} from './to-gallery';
import {unitPriceText} from './unit-price';

/** @param ofProduct when variants of the product ship that have no date of their own */
export function toVariant(variant: OptionVariantFragment, ofProduct?: Metafield): VariantView {
  return {
    variantId: variant.id,
    isAvailable: variant.availableForSale,
    backorder: toBackorder(variant, [variant.shipsOn, ofProduct]),
    quantityRule: toQuantityRule(variant.quantityRule),
    amount: variant.price,
    sku: variant.sku?.trim() || null,
    unitPrice: unitPriceText(variant.unitPrice, variant.unitPriceMeasurement),
    picture: toPicture(variant.image),
    ...toPriceView(variant.price, variant.compareAtPrice),
  };
}
