import {MARKET} from '~/core/market';
import {formatMoney, toMinorUnits} from '~/core/money';
import {ownVariantTitle, variantName} from '~/core/variant-name';
import type {TiffinQuery} from '../../../storefrontapi.generated';
import {toDishHue} from '~/shop/catalog/model/dish-hue';
import {readText} from '~/shop/catalog/model/metafields';
import {toPicture} from '~/shop/catalog/model/to-gallery';
import type {TiffinBox, TiffinDish, TiffinView} from './tiffin-view';
import {TIERS} from './fill-tiffin';

type DishSource = TiffinQuery['dishes']['nodes'][number];
type BoxSource = TiffinQuery['boxes']['nodes'][number];

/**
 * Converts the packs and boxes of the shop. A dish is a product with a level of heat that can be bought once and singly: no
 * gift card, no bundle, no subscription, no parent of a combined listing.
 * @returns null if fewer than three dishes can fill a tiffin
 */
export function toTiffin(
  {dishes, boxes}: Pick<TiffinQuery, 'dishes' | 'boxes'>,
  terms: Pick<TiffinView, 'offers' | 'freeShippingMinor'>,
): TiffinView | null {
  const packs = dishes.nodes.flatMap(toDish);
  if (packs.filter(({isAvailable}) => isAvailable).length < TIERS) return null;
  return {dishes: packs, boxes: boxes.nodes.flatMap(toBox), ...terms};
}

function toDish(product: DishSource): readonly TiffinDish[] {
  const {handle, title, isGiftCard, requiresSellingPlan, selectedOrFirstAvailableVariant: variant} = product;
  const heat = readText(product.heat);
  if (!variant || !heat || isGiftCard || requiresSellingPlan || variant.requiresComponents) return [];
  // Amounts of the offers and of free shipping are in the currency of the shop.
  const isSingle = variant.quantityRule.minimum <= 1 && variant.product.handle === handle;
  if (!isSingle || variant.price.currencyCode !== MARKET.currency) return [];
  return [
    {
      handle,
      name: variantName(title, ownVariantTitle(variant.title)),
      variantId: variant.id,
      image: toPicture(product.images.nodes[0]),
      hue: toDishHue(readText(product.hue)),
      heat,
      priceMinor: toMinorUnits(variant.price),
      price: formatMoney(variant.price),
      isAvailable: product.availableForSale,
    },
  ];
}

function toBox({handle, title, availableForSale, contents, selectedOrFirstAvailableVariant}: BoxSource) {
  const price = selectedOrFirstAvailableVariant?.price;
  const dishes = (contents?.references?.nodes ?? []).flatMap((node) => ('handle' in node ? [node.handle] : []));
  if (!availableForSale || !price || price.currencyCode !== MARKET.currency || dishes.length !== TIERS) return [];
  return [{handle, title, priceMinor: toMinorUnits(price), price: formatMoney(price), dishes}] satisfies TiffinBox[];
}
