import {cn} from '~/ui/cn';
import {CONTROL_STYLE} from '~/ui/control-style';
import {
  rowFieldName,
  ROW_NAME,
  VARIANT_FIELDS,
  variantNumberOf,
  type RejectedRow,
  type VariantField,
} from './variant-view';
import {stockRestrictionText, VARIANTS_COPY} from './variants-copy';
import {VariantConflict} from './VariantConflict';

const CELL = 'px-3 py-2 align-middle max-md:px-0 max-md:py-0';

interface VariantTableRowProps {
  readonly row: RejectedRow;
}

/** The fields of a variant, and below them what is wrong with their values. */
export function VariantTableRow({row}: VariantTableRowProps) {
  const {id, title, sku, isDeleted} = row;
  const conflicts = VARIANT_FIELDS.filter((field) => row.conflicts[field] !== undefined);
  const errors = VARIANT_FIELDS.filter((field) => row.errors[field] !== undefined && !conflicts.includes(field));
  return (
    <>
      <tr className="border-t border-line max-md:grid max-md:grid-cols-3 max-md:gap-x-2 max-md:gap-y-2 max-md:px-3 max-md:py-3">
        <th scope="row" className={cn(CELL, 'text-start font-normal max-md:col-span-3')}>
          {!isDeleted && <HiddenFields row={row} />}
          <span className="block font-semibold [overflow-wrap:anywhere]">{title}</span>
          {sku && <span className="block text-xs text-ink-soft [overflow-wrap:anywhere]">{sku}</span>}
        </th>
        {VARIANT_FIELDS.map((field) => (
          <td key={field} className={cn(CELL, 'max-md:self-end')}>
            {!isDeleted && <VariantInput row={row} field={field} />}
          </td>
        ))}
      </tr>
      {(isDeleted || errors.length > 0 || conflicts.length > 0) && (
        <tr className="max-md:block">
          <td colSpan={1 + VARIANT_FIELDS.length} className="px-3 pb-3 max-md:block">
            {isDeleted && <p className="font-medium text-danger">{VARIANTS_COPY.deleted}</p>}
            {errors.map((field) => (
              <p key={field} id={messageId(field, id)} className="font-medium text-danger">
                {VARIANTS_COPY.fields[field]}: {row.errors[field]}
              </p>
            ))}
            {conflicts.map((field) => (
              <VariantConflict key={field} row={row} field={field} />
            ))}
          </td>
        </tr>
      )}
    </>
  );
}

const messageId = (field: VariantField, id: string): string => `variant-${rowFieldName(field, id)}-error`;

/** What the form showed, so that a later change elsewhere is recognized. */
function HiddenFields({row: {id, title, sku, seen, stockRestriction, conflicts}}: VariantTableRowProps) {
  const hidden = [
    [ROW_NAME, variantNumberOf(id)],
    [rowFieldName('title', id), title],
    [rowFieldName('sku', id), sku],
    [rowFieldName('seen', id), JSON.stringify(seen)],
    [rowFieldName('restriction', id), stockRestriction ?? ''],
    ...(Object.keys(conflicts).length > 0 ? [[rowFieldName('conflicts', id), JSON.stringify(conflicts)]] : []),
  ];
  return hidden.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function VariantInput({
  row: {id, title, values, errors, stockRestriction},
  field,
}: VariantTableRowProps & {readonly field: VariantField}) {
  const value = values[field];
  const label = VARIANTS_COPY.fields[field];
  return (
    <>
      <span aria-hidden="true" className="mb-1 block text-xs text-ink-soft md:hidden">
        {label}
      </span>
      {value === undefined ? (
        <span className="text-xs text-ink-soft">{stockRestriction && stockRestrictionText(stockRestriction)}</span>
      ) : (
        <input
          name={rowFieldName(field, id)}
          defaultValue={value}
          aria-label={VARIANTS_COPY.fieldOf(label, title)}
          aria-invalid={errors[field] !== undefined || undefined}
          aria-describedby={errors[field] === undefined ? undefined : messageId(field, id)}
          inputMode={field === 'stock' ? 'numeric' : 'decimal'}
          autoComplete="off"
          className={cn(CONTROL_STYLE, 'min-h-11 min-w-16 px-2 text-end tabular-nums md:w-28')}
        />
      )}
    </>
  );
}
