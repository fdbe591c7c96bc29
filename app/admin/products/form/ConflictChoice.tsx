import type {ConflictDecision} from '~/admin/frame/conflict-decision';
import {ConflictFieldset} from '~/admin/frame/ConflictFieldset';
import type {ProductChoices} from './editable-product';
import {linesOf, type ProductField} from './product-field';
import {FIELD_LABELS} from './product-form-copy';
import {choiceName} from './product-form-view';
import {PRODUCT_STATUS_TITLES} from '../list/products-copy';
import type {ProductStatus} from '../product-status';

interface ConflictChoiceProps {
  readonly field: ProductField;
  readonly theirs: string;
  readonly mine: string;
  readonly choices: ProductChoices;
  /** What the person decided before another part of the form was rejected. */
  readonly decision: ConflictDecision | undefined;
  readonly error: string | undefined;
}

/** Lets staff decide about one field of a product that somebody else has changed too. */
export const ConflictChoice = ({field, theirs, mine, choices, ...rest}: ConflictChoiceProps) => (
  <ConflictFieldset
    {...rest}
    label={FIELD_LABELS[field]}
    name={choiceName(field)}
    theirs={toText(field, theirs, choices)}
    mine={toText(field, mine, choices)}
  />
);

/** Returns a value as text; ids become names. */
function toText(field: ProductField, value: string, {channels, components}: ProductChoices): string {
  if (value === '') return '';
  if (field === 'status') return PRODUCT_STATUS_TITLES[value as ProductStatus];
  const named = new Map([
    ...channels.map(({id, name}) => [id, name] as const),
    ...components.map(({id, title}) => [id, title] as const),
  ]);
  return linesOf(value)
    .map((line) => named.get(line) ?? line)
    .join('\n');
}
