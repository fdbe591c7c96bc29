import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {RecipeGrid} from './RecipeGrid';
import type {RecipeCardView} from './recipe-view';
import {RECIPES_COPY} from './recipes-copy';

const EAGER_PICTURES = 3;

export function RecipesPage({recipes}: {readonly recipes: readonly RecipeCardView[]}) {
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-title">{RECIPES_COPY.title}</h1>
      <p className="mt-2 mb-8 max-w-prose text-lead text-ink-soft">{RECIPES_COPY.lead}</p>
      {recipes.length > 0 ? (
        <RecipeGrid recipes={recipes} level={2} eagerCount={EAGER_PICTURES} />
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
