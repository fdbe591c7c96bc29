import {RecipeCard} from './RecipeCard';
import type {RecipeCardView} from './recipe-view';

interface RecipeGridProps {
  readonly recipes: readonly RecipeCardView[];
  /** The level of the titles, below that of the heading above the grid. */
  readonly level: 2 | 3;
  /** Number of pictures to load eagerly. */
  readonly eagerCount?: number;
}

export function RecipeGrid({recipes, level, eagerCount = 0}: RecipeGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-6 md:grid-cols-3">
      {recipes.map((recipe, index) => (
        <li key={recipe.handle}>
          <RecipeCard recipe={recipe} level={level} isEager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}
