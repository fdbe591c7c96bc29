import {cn} from '~/ui/cn';
import {CONTROL_STYLE} from '~/ui/control-style';
import {Swatch} from '~/ui/Swatch';
import {FILTER_COPY} from './filter-copy';
import type {FilterBarView, FilterGroup} from './filter-view';

const LEGEND = 'mb-1.5 text-sm font-semibold';
const CHOICE =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface-raised px-3.5 text-sm ' +
  'hover:border-line-strong has-checked:border-accent-ink has-checked:inset-ring has-checked:inset-ring-accent-ink';

export function FilterFields({bar: {groups, hasPrice, minPrice, maxPrice}}: {readonly bar: FilterBarView}) {
  return (
    <>
      {groups.map((group) => (
        <Choices key={`${group.name} ${group.legend}`} group={group} />
      ))}
      {hasPrice && (
        <fieldset>
          <legend className={LEGEND}>{FILTER_COPY.price}</legend>
          <div className="flex gap-4">
            <PriceField name="min" label={FILTER_COPY.from} value={minPrice} />
            <PriceField name="max" label={FILTER_COPY.to} value={maxPrice} />
          </div>
        </fieldset>
      )}
    </>
  );
}

function Choices({group: {name, legend, type, options}}: {readonly group: FilterGroup}) {
  return (
    <fieldset>
      <legend className={LEGEND}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({value, label, count, isChosen, swatch}) => (
          <label key={value} className={CHOICE}>
            <input
              type={type}
              name={name}
              value={value}
              defaultChecked={isChosen}
              className="size-4.5 accent-accent-ink"
            />
            {swatch && <Swatch {...swatch} className="size-5" />}
            <span>{label}</span>
            {count !== undefined && <span className="text-ink-soft tabular-nums">({count})</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PriceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | null;
}

function PriceField({name, label, value}: PriceFieldProps) {
  return (
    <label className="flex min-w-0 flex-1 items-center gap-2 text-sm whitespace-nowrap">
      {label}
      <input
        name={name}
        inputMode="decimal"
        maxLength={8}
        defaultValue={value ?? ''}
        className={cn(CONTROL_STYLE, 'min-h-11')}
      />
    </label>
  );
}
