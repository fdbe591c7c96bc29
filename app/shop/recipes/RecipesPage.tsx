import {Link} from '@remix-run/react';
import {SAVED_PATH} from '~/core/recipe-path';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {Icon} from '~/ui/icons/Icon';
import {cookedWith, type HaveChoice} from './have';
import {HaveFilter} from './HaveFilter';
import {RecipeGrid} from './RecipeGrid';
import type {RecipeCardView} from './recipe-view';
import {RECIPES_COPY} from './recipes-copy';

const EAGER_PICTURES = 3;

interface RecipesPageProps {
  readonly recipes: readonly RecipeCardView[];
  readonly choices: readonly HaveChoice[];
  /** What the cook has; null for all recipes. */
  readonly have: HaveChoice | null;
  /** Whether browsers may save recipes. */
  readonly isSavedOffline: boolean;
}

export function RecipesPage({recipes, choices, have, isSavedOffline}: RecipesPageProps) {
  const shown = cookedWith(recipes, have);
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
          {choices.length > 1 && <HaveFilter choices={choices} have={have} total={recipes.length} />}
          <p role="status" className="sr-only">
            {have && RECIPES_COPY.found(shown.length, have.label)}
          </p>
          <RecipeGrid recipes={shown} level={2} eagerCount={EAGER_PICTURES} hasLead={have === null} />
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
