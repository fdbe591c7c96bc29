import {LONG_NAME} from '~/workbench/long-name';
import {renderBuy} from '~/workbench/render-buy';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {CookMode} from './cook/CookMode';
import {RecipeOffline} from './offline/RecipeOffline';
import {SavedRecipesPage} from './offline/SavedRecipesPage';
import {recipeFixture} from './recipe-fixtures';
import {RecipeNotFound} from './RecipeNotFound';
import {RecipeExtrasSlot} from './RecipeExtrasSlot';
import {RecipePage} from './RecipePage';
import {RecipesPage} from './RecipesPage';
import {CookingSlot} from './strip/CookingSlot';
import {toRecipe} from './to-recipe';

const pack = recipeFixture({tags: ['bestseller', 'size:2 servings']});
const CLIP = {
  __typename: 'Video' as const,
  alt: 'Cooking Palak Paneer',
  previewImage: null,
  sources: [{url: '/cdn/shop/videos/palak-paneer.mp4', mimeType: 'video/mp4'}],
};

const RECIPES = Object.entries({
  'a recipe with a clip': recipeFixture({media: {nodes: [CLIP]}}),
  'generic steps, a very long name': recipeFixture({title: LONG_NAME, recipe: null}),
  'a bundle': recipeFixture({
    title: 'Desi Comfort Trio',
    tags: ['bundle', 'bestseller'],
    includes: {
      value: '[]',
      references: {nodes: [pack, {...pack, handle: 'biryani', title: 'Southern Spiced Biryani'}]},
    },
  }),
}).flatMap(([name, source]) => {
  const recipe = toRecipe(source);
  return recipe ? [{name, recipe}] : [];
});

const [first] = RECIPES;

const COOKING = {
  handle: 'palak-paneer',
  protein: 'Paneer',
  strip: {
    mostMinutes: 15,
    steps: ['Let the paste stand for 5 minutes.', 'Saute 8-10 minutes.', 'Taste, add salt, and serve.'].map(
      (text, index) => ({
        text,
        times: ['5 minutes', '8-10 minutes'].slice(index, index + 1),
        url: `/cdn/shop/videos/palak-paneer-step-${index + 1}.mp4`,
        alt: 'A bowl and a pan, a short clip without sound',
        poster: null,
      }),
    ),
  },
};

function RecipeStates() {
  return (
    <>
      <State name="the list" isWide>
        <RecipesPage
          recipes={RECIPES.map(({recipe}) => recipe)}
          choices={[
            {value: 'paneer', label: 'Paneer', count: 2},
            {value: 'tofu', label: 'Tofu', count: 1},
          ]}
          chosen={null}
          isSavedOffline
        />
      </State>
      <State name="no recipes" isWide>
        <RecipesPage recipes={[]} choices={[]} chosen={null} isSavedOffline={false} />
      </State>
      {RECIPES.map(({name, recipe}) => (
        <State key={name} name={name} isWide>
          <RecipePage recipe={recipe} servings={4} isSavedOffline renderBuy={() => renderBuy(recipe.product)} />
        </State>
      ))}
      {first && (
        <State name="swaps and other recipes" isWide>
          <RecipeExtrasSlot swaps={first.recipe.swaps} related={RECIPES.map(({recipe}) => recipe)} nutrition={null} />
        </State>
      )}
      <State name="how a dish is cooked, on its product page" isWide>
        <CookingSlot cooking={COOKING} part="strip" />
      </State>
      <State name="what a cook adds">
        <CookingSlot cooking={COOKING} part="add" />
      </State>
      <State name="saved recipes" isWide>
        <SavedRecipesPage />
      </State>
      <State name="whether a recipe is saved">
        <RecipeOffline handle="palak-paneer" title="Palak Paneer" />
      </State>
      {first && (
        <State name="cook mode" isWide>
          <CookMode
            recipe={first.recipe}
            servings={4}
            contentId="cook"
            renderBuy={() => renderBuy(first.recipe.product)}
          />
        </State>
      )}
      <State name="no such recipe" isWide>
        <RecipeNotFound />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Recipes', States: RecipeStates};
