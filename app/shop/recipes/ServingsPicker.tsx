import type {MouseEvent} from 'react';
import {cn} from '~/ui/cn';
import {hasModifierKey} from '~/ui/has-modifier-key';
import {SERVINGS_PARAM, servingChoices} from './method/serving-choices';
import {RECIPES_COPY} from './recipes-copy';

interface ServingsPickerProps {
  readonly servings: number;
  readonly perPack: number;
  readonly onChoose: (servings: number) => void;
}

/** Links to the recipe for other numbers of servings; scripts change them in place. */
export function ServingsPicker({servings, perPack, onChoose}: ServingsPickerProps) {
  const choose = (event: MouseEvent, choice: number) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    onChoose(choice);
  };
  return (
    <nav aria-label={RECIPES_COPY.servings} data-print="hidden" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span aria-hidden="true" className="text-sm text-ink-soft">
        {RECIPES_COPY.servings}
      </span>
      <ul className="inline-flex flex-wrap rounded-control border border-line-strong bg-surface-raised p-0.5">
        {servingChoices(perPack).map((choice) => (
          <li key={choice}>
            <a
              href={`?${SERVINGS_PARAM}=${choice}`}
              rel="nofollow"
              aria-label={RECIPES_COPY.servingCount(choice)}
              aria-current={choice === servings || undefined}
              onClick={(event) => choose(event, choice)}
              className={cn(
                'grid size-11 place-items-center rounded-[0.6rem] font-semibold tabular-nums transition-colors duration-150',
                choice === servings ? 'bg-accent text-on-accent forced-colors:border-2' : 'hover:bg-surface',
              )}
            >
              {choice}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
