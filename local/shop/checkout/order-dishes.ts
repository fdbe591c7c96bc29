import type {Seed, SeedProduct} from '../../seed/types';
import {imageUrl} from '../catalog/images';
import {toVariantPicture} from '../catalog/media';
import {findVariant, fullTitle} from '../catalog/variants';
import type {OrderRecord, ShopContext} from '../state';
import {html, type Markup} from '../../kit/html';

/** Twice the displayed size, for high-density screens. */
const PICTURE_PX = 144;

/** Returns the picture of a line's variant, or an empty result if the shop no longer has the product. */
export function linePicture(variantNumber: number, {state, config}: ShopContext): Markup | null {
  const variant = findVariant(state.seed.products, variantNumber);
  const image = variant && toVariantPicture(variant);
  if (!variant || !image) return null;
  const url = imageUrl(config, image, {maxWidth: PICTURE_PX, maxHeight: PICTURE_PX, crop: 'CENTER'});
  return html`<img src="${url}" alt="${fullTitle(variant)}" width="72" height="72" loading="lazy" />`;
}

/** Returns links to the recipes of the bought products, each once; a bundle links to the recipes of its components. */
export function recipeCard({lines}: OrderRecord, {state, config}: ShopContext): Markup | null {
  const dishes = new Set(lines.flatMap(({variantNumber}) => dishesOf(variantNumber, state.seed)));
  if (dishes.size === 0) return null;
  return html`<section class="card" aria-labelledby="recipes-heading">
    <h2 id="recipes-heading">${dishes.size === 1 ? 'Your recipe' : 'Your recipes'}</h2>
    <ul class="links">
      ${[...dishes].map(
        ({handle, title}) =>
          html`<li>
            <a href="${config.storefrontOrigin}/product/${handle}#how-to-use">How to cook ${title}</a>
          </li>`,
      )}
    </ul>
  </section>`;
}

function dishesOf(variantNumber: number, seed: Seed): readonly SeedProduct[] {
  const bought = findVariant(seed.products, variantNumber)?.product;
  const ids = bought?.includes ?? [bought?.catalogId];
  return ids.flatMap((id) => seed.products.filter(({catalogId, howToUse}) => catalogId === id && howToUse));
}
