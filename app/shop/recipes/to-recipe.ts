import {memoize} from '~/core/memoize';
import {typesetAmounts} from '~/core/typeset-amounts';
import type {RecipeCardFragment, RecipeQuery} from '../../../storefrontapi.generated';
import {toDishHue} from '~/shop/catalog/model/dish-hue';
import {readEntries, readList, readText} from '~/shop/catalog/model/metafields';
import {readTags} from '~/shop/catalog/model/tags';
import {toGallery, toPicture} from '~/shop/catalog/model/to-gallery';
import {toNutrition} from '~/shop/catalog/model/to-nutrition';
import {toProductSummary} from '~/shop/catalog/model/to-product-summary';
import type {RecipeCardView, RecipeVideo, RecipeView} from './recipe-view';
import {GENERIC_STEPS, toGenericIngredients} from './recipes-copy';

/** A product in Shopify's format, as its recipe queries it. */
export type RecipeSource = NonNullable<RecipeQuery['product']>;

/** The picture of the recipe, or else of the product, whose first picture is the dish. */
export function toRecipeCard({handle, title, tags, images, hue, heat, recipe}: RecipeCardFragment): RecipeCardView {
  const {isBestseller, size} = readTags(tags ?? []);
  const [dish] = images.nodes;
  const plate = recipe?.reference?.picture?.reference?.image;
  return {
    handle,
    title,
    isBestseller,
    size,
    image: toPicture(plate ?? dish),
    hue: toDishHue(readText(hue)),
    heat: readText(heat),
    proteins: readEntries(recipe?.reference?.proteins),
  };
}

/**
 * Converts a product to its recipe. A kit whose merchant has written none gets the steps on its pack, or else generic ones.
 * @returns null for a product without a variant
 */
export const toRecipe = memoize((source: RecipeSource): RecipeView | null => {
  const product = toProductSummary(source);
  if (!product) return null;
  const packs = (source.includes?.references?.nodes ?? []).flatMap((node) =>
    'handle' in node ? [toRecipeCard(node)] : [],
  );
  const isBundle = packs.length > 0;
  return {
    ...toRecipeCard(source),
    product,
    packs,
    video: getVideo(source),
    swaps: isBundle ? [] : readEntries(source.recipe?.reference?.swaps),
    nutrition: isBundle ? null : toNutrition(source.nutrition?.reference?.fields),
    ...toMethod(source, isBundle),
  };
});

function toMethod({title, recipe, howToUse}: RecipeSource, isBundle: boolean) {
  if (isBundle) return {ingredients: [], steps: []};
  const {ingredients, steps} = recipe?.reference ?? {};
  const firstOf = (...lists: (readonly string[])[]) => lists.find((list) => list.length > 0) ?? [];
  return {
    ingredients: firstOf(readEntries(ingredients), toGenericIngredients(title)).map(typesetAmounts),
    steps: firstOf(readEntries(steps), readList(howToUse), GENERIC_STEPS).map(typesetAmounts),
  };
}

const getVideo = (source: RecipeSource): RecipeVideo | null =>
  toGallery(source).find((entry): entry is RecipeVideo => entry.kind === 'clip' || entry.kind === 'external') ?? null;
