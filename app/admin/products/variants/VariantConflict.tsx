import {PRODUCT_FORM_COPY} from '../form/product-form-copy';
import {rowFieldName, type RejectedRow, type VariantField} from './variant-view';
import {VARIANTS_COPY} from './variants-copy';

interface VariantConflictProps {
  readonly row: RejectedRow;
  readonly field: VariantField;
}

/** Lets staff decide between the value that somebody else stored and their own. Neither is chosen for them. */
export function VariantConflict({row, field}: VariantConflictProps) {
  const error = row.errors[field];
  const errorId = `variant-${rowFieldName(field, row.id)}-error`;
  const label = VARIANTS_COPY.fieldOf(VARIANTS_COPY.fields[field], row.title);
  const choices = [
    {value: 'theirs', text: PRODUCT_FORM_COPY.theirs, shown: row.conflicts[field]},
    {value: 'mine', text: PRODUCT_FORM_COPY.mine, shown: row.values[field]},
  ] as const;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="rounded-control border border-line px-3 pb-1">
      <legend className="px-1 font-semibold">{PRODUCT_FORM_COPY.conflictField(label)}</legend>
      {choices.map(({value, text, shown}) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={rowFieldName(`choice-${field}`, row.id)}
            value={value}
            defaultChecked={row.decisions[field] === value}
            className="size-5 shrink-0 accent-accent-ink"
          />
          <span>
            {text} <span className="font-semibold">{shown || PRODUCT_FORM_COPY.empty}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id={errorId} className="pb-2 font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
