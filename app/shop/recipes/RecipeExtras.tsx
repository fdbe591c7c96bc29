import type {ReactNode} from 'react';
import {Ranges} from '~/ui/Ranges';
import {RecipeGrid} from './RecipeGrid';
import type {RecipeCardView} from './recipe-view';
import {RECIPES_COPY} from './recipes-copy';

interface RecipeExtrasProps {
  readonly swaps: readonly string[];
  readonly related: readonly RecipeCardView[];
  /** The nutrition facts of the kit; null if the merchant has none. */
  readonly nutrition: ReactNode;
}

/** What else a recipe can be, what is in it, and what to cook next. */
export function RecipeExtras({swaps, related, nutrition}: RecipeExtrasProps) {
  return (
    <div data-print="hidden" className="mt-12 space-y-12 sm:mt-16">
      {(swaps.length > 0 || nutrition !== null) && (
        <div className="grid grid-cols-1 gap-10 md:grid-cols-2 lg:gap-14">
          {swaps.length > 0 && <Swaps swaps={swaps} />}
          {nutrition !== null && (
            <section aria-labelledby="nutrition">
              <h2 id="nutrition" className="text-heading">
                {RECIPES_COPY.nutrition}
              </h2>
              <p className="mt-1 mb-4 text-ink-soft">{RECIPES_COPY.nutritionLead}</p>
              {nutrition}
            </section>
          )}
        </div>
      )}
      {related.length > 0 && (
        // A copy that the browser saved has neither their pages nor their pictures.
        <section aria-labelledby="related-recipes" className="in-data-saved:hidden">
          <h2 id="related-recipes" className="mb-5 text-heading">
            {RECIPES_COPY.related}
          </h2>
          <RecipeGrid recipes={related} level={3} />
        </section>
      )}
    </div>
  );
}

/** What stands before the colon names the swap. */
const Swaps = ({swaps}: {readonly swaps: readonly string[]}) => (
  <section aria-labelledby="swaps">
    <h2 id="swaps" className="text-heading">
      {RECIPES_COPY.swaps}
    </h2>
    <p className="mt-1 mb-4 text-ink-soft">{RECIPES_COPY.swapsLead}</p>
    <ul className="divide-y divide-line border-y border-line">
      {swaps.map((swap) => {
        const [, name, how] = /^([^:]{1,30}): (.+)$/s.exec(swap) ?? [];
        return (
          <li key={swap} className="py-3 [overflow-wrap:anywhere]">
            {name && <b className="block font-semibold">{name}</b>}
            <span>
              <Ranges>{how ?? swap}</Ranges>
            </span>
          </li>
        );
      })}
    </ul>
  </section>
);
