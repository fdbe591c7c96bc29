import {CookMode} from '~/shop/recipes/cook/CookMode';
import {RecipeOffline} from '~/shop/recipes/offline/RecipeOffline';
import {SavedRecipesPage} from '~/shop/recipes/offline/SavedRecipesPage';
import {RecipeNotFound} from '~/shop/recipes/RecipeNotFound';
import {RecipePage} from '~/shop/recipes/RecipePage';
import {RecipesPage} from '~/shop/recipes/RecipesPage';
import {recipeFixture} from '~/shop/recipes/recipe-fixtures';
import {toRecipe} from '~/shop/recipes/to-recipe';
import {renderBuy} from '../catalog/render-buy';
import {LONG_NAME} from '../long-name';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';

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

export function RecipeSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Recipes">
      <State name="the list" isWide>
        <RecipesPage recipes={RECIPES.map(({recipe}) => recipe)} />
      </State>
      <State name="no recipes" isWide>
        <RecipesPage recipes={[]} />
      </State>
      {RECIPES.map(({name, recipe}) => (
        <State key={name} name={name} isWide>
          <RecipePage recipe={recipe} servings={4} isSavedOffline renderBuy={() => renderBuy(recipe.product)} />
        </State>
      ))}
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
    </Section>
  );
}
