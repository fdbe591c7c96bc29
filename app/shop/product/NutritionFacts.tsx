import {cn} from '~/ui/cn';
import type {NutritionRow, NutritionView} from '~/shop/catalog/model/product-view';

/** The wording of US nutrition labels. */
const NUTRITION_COPY = {
  title: 'Nutrition Facts',
  servings: (count: string) => `${count} servings per container`,
  servingSize: 'Serving size',
  perServing: 'Amount per serving',
  calories: 'Calories',
  nutrient: 'Nutrient and amount',
  dailyValue: '% Daily Value*',
  footnote:
    '* The % Daily Value (DV) tells you how much a nutrient in a serving of food contributes to a daily diet. 2,000 calories a day is used for general nutrition advice.',
} as const;

const INDENT = ['', 'ps-4', 'ps-8'] as const;

/** A nutrition facts panel in the format of US labels. */
export function NutritionFacts({nutrition}: {readonly nutrition: NutritionView}) {
  const {servingSize, servingsPerContainer, calories, main, micro} = nutrition;
  return (
    <div className="max-w-xs border-2 border-ink bg-surface-raised p-2 text-sm leading-tight">
      <p className="border-b border-ink pb-1 text-3xl font-black tracking-tight">{NUTRITION_COPY.title}</p>
      {servingsPerContainer && <p className="pt-1">{NUTRITION_COPY.servings(servingsPerContainer)}</p>}
      {servingSize && (
        <p className="flex justify-between gap-4 font-extrabold">
          {NUTRITION_COPY.servingSize} <span className="text-end">{servingSize}</span>
        </p>
      )}
      <div className="mt-1 flex items-end justify-between border-t-8 border-b-4 border-ink py-1 font-black">
        <p className="leading-none">
          <span className="block text-xs">{NUTRITION_COPY.perServing}</span>
          <span className="text-2xl">{NUTRITION_COPY.calories}</span>
        </p>
        <p className="text-3xl leading-none tabular-nums">{calories}</p>
      </div>
      <table className="w-full tabular-nums">
        <thead className="text-xs">
          <tr>
            <th scope="col" className="text-start">
              <span className="sr-only">{NUTRITION_COPY.nutrient}</span>
            </th>
            <th scope="col" className="py-0.5 text-end font-extrabold">
              {NUTRITION_COPY.dailyValue}
            </th>
          </tr>
        </thead>
        <tbody>{main.map(row)}</tbody>
        {micro.length > 0 && <tbody className="border-y-8 border-ink">{micro.map(row)}</tbody>}
      </table>
      <p className="pt-1 text-xs leading-snug">{NUTRITION_COPY.footnote}</p>
    </div>
  );
}

const row = ({label, amount, dailyValue, depth}: NutritionRow) => (
  <tr key={label} className="border-t border-line-strong">
    <th scope="row" className={cn('py-0.5 text-start font-normal', INDENT[depth])}>
      {depth === 2 ? `Includes ${amount} ${label}` : <Nutrient label={label} amount={amount} isMain={depth === 0} />}
    </th>
    <td className="py-0.5 text-end font-extrabold">{dailyValue}</td>
  </tr>
);

const Nutrient = ({
  label,
  amount,
  isMain,
}: {
  readonly label: string;
  readonly amount: string;
  readonly isMain: boolean;
}) => (
  <>
    <span className={isMain ? 'font-extrabold' : undefined}>{label}</span> {amount}
  </>
);
