import {bundleBowls, dishBowl} from './bowl-scenes';
import {howItWorksPoster} from './how-it-works';
import {bundleIngredients, dishIngredients} from './ingredient-scenes';
import {BUNDLES, DISHES, type Collection} from './names';
import {bundlePack, dishPack} from './pack-scenes';
import type {Svg} from './svg';
import {bundles, everything, featured, hero, mostPopular} from './wide-scenes';

type Drawing = readonly [name: string, draw: () => Svg];

const COLLECTION_DRAWINGS: Readonly<Record<Collection, () => Svg>> = {
  'most-popular': mostPopular,
  featured,
  bundles,
  all: everything,
};

const DRAWINGS: ReadonlyMap<string, () => Svg> = new Map<string, () => Svg>([
  ['hero', hero],
  ['how-it-works', howItWorksPoster],
  ...Object.entries(COLLECTION_DRAWINGS).map(([handle, draw]): Drawing => [`collection-${handle}`, draw]),
  ...DISHES.flatMap((dish): Drawing[] => [
    [`${dish}-pack`, () => dishPack(dish)],
    [`${dish}-bowl`, () => dishBowl(dish)],
    [`${dish}-ingredients`, () => dishIngredients(dish)],
  ]),
  ...BUNDLES.flatMap((bundle): Drawing[] => [
    [`${bundle}-pack`, () => bundlePack(bundle)],
    [`${bundle}-bowl`, () => bundleBowls(bundle)],
    [`${bundle}-ingredients`, () => bundleIngredients(bundle)],
  ]),
]);

/**
 * Draws a picture of the shop.
 * @param name without its extension.
 * @returns SVG without a size of its own.
 * @throws RangeError when there is no picture of this name.
 */
export function drawPicture(name: string): Svg {
  const draw = DRAWINGS.get(name);
  if (!draw) throw new RangeError(`There is no picture ${name}.`);
  return draw();
}
