import {TextField} from '~/ui/TextField';
import type {OrderActionResult} from '~/orders/commands/order-action-result';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import type {PanelItemView} from './fulfillment-panel-view';
import {OptionalFields} from './OptionalFields';
import {quantityField, remainingField, QUANTITIES} from '~/orders/commands/parcel-quantities';

interface QuantityFieldsProps {
  readonly items: readonly PanelItemView[];
  readonly result: OrderActionResult | undefined;
}

/** How many items of each line go into the parcel: all that remain, unless staff choose fewer. */
export function QuantityFields({items, result}: QuantityFieldsProps) {
  const {fieldErrors = {}, values = {}} = result ?? {};
  const left = items.filter(({remaining}) => remaining > 0);
  const isOpen =
    fieldErrors[QUANTITIES] !== undefined ||
    left.some(({id, remaining}) => Number(values[quantityField(id)] ?? remaining) !== remaining);
  return (
    <OptionalFields label={FULFILLMENT_COPY.someItems} isOpen={isOpen}>
      {fieldErrors[QUANTITIES] && <p className="mb-2 font-semibold text-danger">{fieldErrors[QUANTITIES]}</p>}
      <div className="grid grid-cols-1 gap-3 pb-1 sm:grid-cols-2">
        {left.map(({id, title, remaining}) => (
          <div key={id}>
            <input type="hidden" name={remainingField(id)} value={remaining} />
            <TextField
              name={quantityField(id)}
              type="number"
              min={0}
              max={remaining}
              label={title}
              hint={FULFILLMENT_COPY.left(remaining)}
              defaultValue={values[quantityField(id)] ?? remaining}
              error={fieldErrors[quantityField(id)]}
              autoComplete="off"
            />
          </div>
        ))}
      </div>
    </OptionalFields>
  );
}
