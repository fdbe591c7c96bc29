import {RECIPES_COPY} from './recipes-copy';

interface RecipeMethodProps {
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

/** Ingredients and numbered steps. */
export function RecipeMethod({ingredients, steps}: RecipeMethodProps) {
  return (
    <>
      <section aria-labelledby="ingredients">
        <h2 id="ingredients" className="text-heading">
          {RECIPES_COPY.ingredients}
        </h2>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {ingredients.map((ingredient) => (
            <li key={ingredient} className="py-2.5 [overflow-wrap:anywhere]">
              {ingredient}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="instructions">
        <h2 id="instructions" className="text-heading">
          {RECIPES_COPY.instructions}
        </h2>
        <ol className="mt-5 space-y-6">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4 print:break-inside-avoid">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-full bg-accent font-display text-lg font-semibold text-on-accent forced-colors:border"
              >
                {index + 1}
              </span>
              <p className="pt-1 [overflow-wrap:anywhere]">{step}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
