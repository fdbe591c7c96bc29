import {Link} from '@remix-run/react';
import {SAVED_PATH} from '~/core/recipe-path';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {Icon} from '~/ui/icons/Icon';
import {filterByProtein, type ProteinChoice} from './protein-filter';
import {ProteinFilter} from './ProteinFilter';
import {RecipeGrid} from './RecipeGrid';
import type {RecipeCardView} from './recipe-view';
import {RECIPES_COPY} from './recipes-copy';

const EAGER_PICTURES = 3;

interface RecipesPageProps {
  readonly recipes: readonly RecipeCardView[];
  readonly choices: readonly ProteinChoice[];
  /** What the cook has; null for all recipes. */
  readonly chosen: ProteinChoice | null;
  /** Whether browsers may save recipes. */
  readonly isSavedOffline: boolean;
}

export function RecipesPage({recipes, choices, chosen, isSavedOffline}: RecipesPageProps) {
  const shown = filterByProtein(recipes, chosen);
  return (
    <div className="page py-6 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="text-title">{RECIPES_COPY.title}</h1>
          <p className="mt-2 max-w-prose text-lead text-ink-soft">{RECIPES_COPY.lead}</p>
        </div>
        {isSavedOffline && (
          <a href={SAVED_PATH} className={buttonStyle({tone: 'outline', size: 'sm'})}>
            <Icon name="wifi-off" className="size-4" />
            {RECIPES_COPY.saved}
          </a>
        )}
      </div>
      {recipes.length > 0 ? (
        <div className="mt-6 space-y-6 sm:mt-8">
          {choices.length > 1 && <ProteinFilter choices={choices} chosen={chosen} total={recipes.length} />}
          <p role="status" className="sr-only">
            {chosen && RECIPES_COPY.found(shown.length, chosen.label)}
          </p>
          <RecipeGrid recipes={shown} level={2} eagerCount={EAGER_PICTURES} hasLead={chosen === null} />
        </div>
      ) : (
        <EmptyState
          title={RECIPES_COPY.empty}
          action={
            <Link to="/products" className={buttonStyle()}>
              {RECIPES_COPY.browse}
            </Link>
          }
        >
          {RECIPES_COPY.emptyText}
        </EmptyState>
      )}
    </div>
  );
}
