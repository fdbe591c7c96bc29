import {absoluteUrl, type PageFacts, type Site} from '~/core/page-meta';
import {COOKING_POLICY} from '~/core/policy';
import {recipePath} from '~/core/recipe-path';
import type {RecipeView} from './recipe-view';
import {RECIPES_COPY} from './recipes-copy';

/** Returns what search engines and other sites read about a recipe. */
export function recipeFacts(recipe: RecipeView, site: Site): Omit<PageFacts, 'title'> {
  return {
    page: recipe.title,
    path: recipePath(recipe.handle),
    description: RECIPES_COPY.recipeDescription(recipe.title),
    type: 'article',
    picture: recipe.image,
    parents: [{title: RECIPES_COPY.title, path: '/recipes'}],
    structuredData: recipe.steps.length > 0 ? [recipeJsonLd(recipe, site)] : [],
  };
}

export function recipeJsonLd({handle, title, image, ingredients, steps, product}: RecipeView, site: Site) {
  const {prepMinutes, cookMinutes} = COOKING_POLICY;
  return {
    '@type': 'Recipe',
    name: title,
    description: RECIPES_COPY.recipeDescription(title),
    url: absoluteUrl(recipePath(handle), site),
    author: {'@type': 'Organization', name: site.name},
    ...(image && {image: [absoluteUrl(image.url, site)]}),
    recipeCuisine: 'Indian',
    recipeCategory: 'Main course',
    prepTime: `PT${prepMinutes}M`,
    cookTime: `PT${cookMinutes}M`,
    totalTime: `PT${prepMinutes + cookMinutes}M`,
    ...(product.servings !== null && {recipeYield: `${product.servings} servings`}),
    recipeIngredient: ingredients,
    recipeInstructions: steps.map((text) => ({'@type': 'HowToStep', text})),
  };
}
