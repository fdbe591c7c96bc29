import {Link} from '@remix-run/react';
import {cn} from '~/ui/cn';
import {PROTEIN_PARAM, type ProteinChoice} from './protein-filter';
import {RECIPES_COPY} from './recipes-copy';

interface ProteinFilterProps {
  readonly choices: readonly ProteinChoice[];
  readonly chosen: ProteinChoice | null;
  /** The number of all recipes. */
  readonly total: number;
}

/** Links to the recipes for what a cook has. */
export function ProteinFilter({choices, chosen, total}: ProteinFilterProps) {
  const all = {value: '', label: RECIPES_COPY.allRecipes, count: total};
  return (
    <nav aria-labelledby="have" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <h2 id="have" className="text-lg">
        {RECIPES_COPY.have}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {[all, ...choices].map(({value, label, count}) => {
          const isChosen = value === (chosen?.value ?? '');
          return (
            <li key={value}>
              <Link
                to={value === '' ? '/recipes' : `/recipes?${PROTEIN_PARAM}=${encodeURIComponent(value)}`}
                preventScrollReset
                aria-current={isChosen || undefined}
                className={cn(
                  'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 font-semibold transition-colors duration-150',
                  isChosen
                    ? 'border-transparent bg-accent text-on-accent forced-colors:border-2'
                    : 'border-line-strong bg-surface-raised hover:border-ink',
                )}
              >
                {label}
                <span className={cn('text-sm font-normal tabular-nums', !isChosen && 'text-ink-soft')}>{count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
