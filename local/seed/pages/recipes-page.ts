import {escapeHtml, htmlList} from '../escape-html';
import {POLICY_FACTS, POLICY_WORDS} from '../policy-facts';
import {RECIPES, type KitRecipe} from '../products/recipes';
import {SINGLE_PRODUCTS} from '../products/single-products';
import type {SeedPage, SeedProduct} from '../types';

const BY_ID: Readonly<Record<string, KitRecipe>> = RECIPES;

const INTRO = `
<p>Six kits, six dinners. Each recipe serves ${POLICY_FACTS.servingsPerPack}, with ${POLICY_WORDS.prep} to prepare and ${POLICY_WORDS.cook} to cook, and none of them is difficult: you make a paste with hot water, brown your protein, and let the two get to know each other.</p>
<p>The packs are low in sodium and hold no oil, so the salt and the oil are in your hands. Cooking from a bundle? Each pack in it follows the recipe of its own name.</p>
`.trim();

function toSection({catalogId, handle, title}: SeedProduct): string {
  const recipe = BY_ID[catalogId];
  if (!recipe) throw new Error(`no recipe for product ${catalogId}`);
  return [
    `<h2>${escapeHtml(title)}</h2>`,
    `<p>One pack of <a href="/product/${handle}">${escapeHtml(title)}</a>, and from your kitchen:</p>`,
    htmlList('ul', recipe.youAdd),
    htmlList('ol', recipe.steps),
  ].join('\n');
}

/** A short recipe per kit, from the same steps as the products' own pages. */
export const RECIPES_PAGE: SeedPage = {
  number: 4,
  handle: 'recipes',
  title: 'Recipes',
  bodyHtml: [INTRO, ...SINGLE_PRODUCTS.map(toSection)].join('\n'),
  seoDescription:
    'Step-by-step recipes for all six Fusion Tiffin kits: what to add from your kitchen and what to do, for dinner for two.',
};
