import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import {HOLD_REASONS, holdReasonText} from '~/orders/model/hold-reasons';
import {SelectField} from '~/ui/SelectField';
import {TextField} from '~/ui/TextField';

interface HoldFieldProps {
  readonly name: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
}

interface HoldFieldsProps {
  readonly reason: HoldFieldProps;
  readonly notes: HoldFieldProps & {readonly maxLength?: number};
}

/** The reason of a hold and a note for staff. */
export function HoldFields({reason, notes: {value: note, ...notes}}: HoldFieldsProps) {
  return (
    <>
      <SelectField
        name={reason.name}
        label={FULFILLMENT_COPY.holdReason}
        defaultValue={reason.value ?? ''}
        error={reason.error}
      >
        <option value="">{FULFILLMENT_COPY.chooseReason}</option>
        {HOLD_REASONS.map((each) => (
          <option key={each} value={each}>
            {holdReasonText(each)}
          </option>
        ))}
      </SelectField>
      <TextField {...notes} label={FULFILLMENT_COPY.holdNotes} defaultValue={note} autoComplete="off" />
    </>
  );
}
