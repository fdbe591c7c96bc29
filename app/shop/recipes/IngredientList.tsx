import {cn} from '~/ui/cn';
import {Ranges} from '~/ui/Ranges';
import {scaleIngredient} from './method/ingredient';
import {RECIPES_COPY} from './recipes-copy';

interface IngredientListProps {
  /** The merchant's lines. */
  readonly ingredients: readonly string[];
  readonly factor: number;
  readonly className?: string;
}

export function IngredientList({ingredients, factor, className}: IngredientListProps) {
  return (
    <ul className={cn('divide-y divide-line border-y border-line', className)}>
      {ingredients.map((ingredient) => {
        const {quantity, name, isUnscaled} = scaleIngredient(ingredient, factor);
        return (
          <li key={ingredient} className="py-2.5 print:py-1 [overflow-wrap:anywhere]">
            {quantity && (
              <b className="font-semibold">
                <Ranges>{`${quantity} `}</Ranges>
              </b>
            )}
            <span>
              <Ranges>{name}</Ranges>
            </span>
            {isUnscaled && <span className="text-sm text-ink-soft">{` ${RECIPES_COPY.unscaled}`}</span>}
          </li>
        );
      })}
    </ul>
  );
}
