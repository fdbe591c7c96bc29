import {RecipeCard} from './RecipeCard';
import type {RecipeCardView} from './recipe-view';

interface RecipeGridProps {
  readonly recipes: readonly RecipeCardView[];
  /** The level of the titles, below that of the heading above the grid. */
  readonly level: 2 | 3;
  /** Number of pictures to load eagerly. */
  readonly eagerCount?: number;
  /** Whether the first recipe is shown larger where there are three columns, if that fills the rows. */
  readonly hasLead?: boolean;
}

const COLUMNS = 3;

export function RecipeGrid({recipes, level, eagerCount = 0, hasLead = false}: RecipeGridProps) {
  const isLead = (index: number) => hasLead && index === 0 && recipes.length % COLUMNS === 0;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-6 md:grid-cols-3 max-md:[&>:last-child:nth-child(odd)]:col-span-2">
      {recipes.map((recipe, index) => (
        <li key={recipe.handle} className={isLead(index) ? 'md:col-span-2 md:row-span-2' : undefined}>
          <RecipeCard recipe={recipe} level={level} isEager={index < eagerCount} isLead={isLead(index)} />
        </li>
      ))}
    </ul>
  );
}
