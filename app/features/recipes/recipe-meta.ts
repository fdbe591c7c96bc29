import type {MetaDescriptor} from '@remix-run/react';
import {POLICY} from '~/core/policy';
import {recipePath} from './recipe-path';
import type {RecipeView} from './recipe-view';
import {RECIPES_COPY} from './recipes-copy';

interface RecipeMetaFacts {
  readonly recipe: RecipeView;
  /** The document's title. */
  readonly title: string;
  readonly origin: string;
}

/** Returns title, description, canonical URL and structured data of a recipe. */
export function recipeMeta({recipe, title, origin}: RecipeMetaFacts): MetaDescriptor[] {
  const url = new URL(recipePath(recipe.handle), origin).href;
  const image = recipe.image && new URL(recipe.image.url, origin).href;
  const description = `How to cook ${recipe.title}: what to add from your kitchen, and what to do step by step.`;
  return [
    {title},
    {name: 'description', content: description},
    {tagName: 'link', rel: 'canonical', href: url},
    {property: 'og:type', content: 'article'},
    {property: 'og:title', content: title},
    {property: 'og:description', content: description},
    {property: 'og:url', content: url},
    ...(image ? [{property: 'og:image', content: image}] : []),
    {'script:ld+json': breadcrumbJsonLd(recipe, origin)},
    ...(recipe.steps.length > 0 ? [{'script:ld+json': recipeJsonLd(recipe, {url, image, description})}] : []),
  ];
}

/**
 * Creates the structured data of a recipe.
 * @returns unescaped data; Remix escapes it
 */
export function recipeJsonLd(
  {title, ingredients, steps, product}: RecipeView,
  {url, image, description}: {readonly url: string; readonly image: string | null; readonly description: string},
) {
  const {prepMinutes, cookMinutes} = POLICY.cooking;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    description,
    url,
    ...(image && {image: [image]}),
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

const breadcrumbJsonLd = ({title, handle}: RecipeView, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    {name: RECIPES_COPY.title, path: '/recipes'},
    {name: title, path: recipePath(handle)},
  ].map(({name, path}, index) => ({'@type': 'ListItem', position: index + 1, name, item: new URL(path, origin).href})),
});
