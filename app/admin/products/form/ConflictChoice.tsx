import type {ProductChoices} from './editable-product';
import {linesOf, type ProductField} from './product-field';
import {FIELD_LABELS, PRODUCT_FORM_COPY} from './product-form-copy';
import {choiceName, type Decision} from './product-form-view';
import {PRODUCT_STATUS_TITLES} from '../list/products-copy';
import type {ProductStatus} from '../product-status';

interface ConflictChoiceProps {
  readonly field: ProductField;
  readonly theirs: string;
  readonly mine: string;
  readonly choices: ProductChoices;
  /** What the person decided before another part of the form was rejected. */
  readonly decision: Decision | undefined;
  readonly error: string | undefined;
}

/** Lets staff decide between the value that somebody else stored and their own. Neither is chosen for them. */
export function ConflictChoice({field, theirs, mine, choices, decision, error}: ConflictChoiceProps) {
  const errorId = error ? `conflict-${field}-error` : undefined;
  return (
    <fieldset aria-describedby={errorId} className="grid gap-1">
      <legend className="font-semibold">{PRODUCT_FORM_COPY.conflictField(FIELD_LABELS[field])}</legend>
      <Choice
        field={field}
        value="theirs"
        label={PRODUCT_FORM_COPY.theirs}
        shown={toText(field, theirs, choices)}
        isChosen={decision === 'theirs'}
      />
      <Choice
        field={field}
        value="mine"
        label={PRODUCT_FORM_COPY.mine}
        shown={toText(field, mine, choices)}
        isChosen={decision === 'mine'}
      />
      {error && (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly field: ProductField;
  readonly value: Decision;
  readonly label: string;
  readonly shown: string;
  readonly isChosen: boolean;
}

function Choice({field, value, label, shown, isChosen}: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input
        type="radio"
        name={choiceName(field)}
        value={value}
        defaultChecked={isChosen}
        className="mt-0.5 size-5 shrink-0 accent-accent-ink"
      />
      <span className="min-w-0">
        {label} <span className="font-semibold [overflow-wrap:anywhere] whitespace-pre-line">{shown}</span>
      </span>
    </label>
  );
}

/** Returns a value as text; ids become names. */
function toText(field: ProductField, value: string, {channels, components}: ProductChoices): string {
  if (value === '') return PRODUCT_FORM_COPY.empty;
  if (field === 'status') return PRODUCT_STATUS_TITLES[value as ProductStatus];
  const named = new Map([
    ...channels.map(({id, name}) => [id, name] as const),
    ...components.map(({id, title}) => [id, title] as const),
  ]);
  return linesOf(value)
    .map((line) => named.get(line) ?? line)
    .join('\n');
}
