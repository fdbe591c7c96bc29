import type {ReactNode} from 'react';
import {Ranges} from '~/ui/Ranges';
import {IngredientList} from './IngredientList';
import {scaleStep} from './method/recipe-step';
import {RECIPES_COPY} from './recipes-copy';

interface RecipeMethodProps {
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  /** How many times the servings of one pack. */
  readonly factor: number;
  /** The choice of servings. */
  readonly picker: ReactNode;
}

export function RecipeMethod({ingredients, steps, factor, picker}: RecipeMethodProps) {
  return (
    <>
      <section aria-labelledby="ingredients">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="ingredients" className="text-heading">
            {RECIPES_COPY.ingredients}
          </h2>
          {picker}
        </div>
        <IngredientList ingredients={ingredients} factor={factor} className="mt-4" />
        <p aria-live="polite" className="mt-3 text-sm text-ink-soft empty:mt-0">
          {factor > 1 && RECIPES_COPY.packsNeeded(factor)}
        </p>
      </section>
      <section aria-labelledby="instructions">
        <h2 id="instructions" className="text-heading">
          {RECIPES_COPY.instructions}
        </h2>
        <ol className="mt-5 space-y-6 print:space-y-2">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4 print:break-inside-avoid">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-full bg-accent font-display text-lg font-semibold text-on-accent forced-colors:border"
              >
                {index + 1}
              </span>
              <p className="pt-1 [overflow-wrap:anywhere]">
                <Ranges>{scaleStep(step, factor)}</Ranges>
              </p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
