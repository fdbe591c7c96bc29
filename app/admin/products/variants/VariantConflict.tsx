import {ConflictFieldset} from '~/admin/frame/ConflictFieldset';
import {rowFieldName, type RejectedRow, type VariantField} from './variant-view';
import {VARIANTS_COPY} from './variants-copy';

interface VariantConflictProps {
  readonly row: RejectedRow;
  readonly field: VariantField;
}

/** Lets staff decide about one value of a variant that somebody else has changed too. */
export const VariantConflict = ({row, field}: VariantConflictProps) => (
  <ConflictFieldset
    label={VARIANTS_COPY.fieldOf(VARIANTS_COPY.fields[field], row.title)}
    name={rowFieldName(`choice-${field}`, row.id)}
    theirs={row.conflicts[field]}
    mine={row.values[field]}
    decision={row.decisions[field]}
    error={row.errors[field]}
    className="rounded-control border border-line px-3 pb-1"
  />
);
