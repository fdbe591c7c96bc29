import {Form, useLocation, useNavigation} from '@remix-run/react';
import type {ConflictDecision} from '~/admin/frame/conflict-decision';
import {ConflictFieldset} from '~/admin/frame/ConflictFieldset';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {listStates} from '~/orders/model/zip-states';
import {Button} from '~/ui/Button';
import {SelectField} from '~/ui/SelectField';
import {TextField} from '~/ui/TextField';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {ADDRESS_COPY, ADDRESS_LABELS} from './address-copy';
import {
  ADDRESS_FIELDS,
  ASKED,
  addressChoiceName,
  seenName,
  type AddressField,
  type AddressValues,
} from './address-field';
import type {AddressResult} from './address-view';

interface AddressFormProps {
  readonly values: AddressValues;
  readonly isInUnitedStates: boolean;
  readonly idempotencyKey: string;
  readonly result: AddressResult | undefined;
}

/** The parts of an address. A part that somebody else has changed too asks for a decision instead. */
export function AddressForm({values, isInUnitedStates, idempotencyKey, result}: AddressFormProps) {
  const {pathname} = useLocation();
  const isPending = useNavigation().formMethod === 'POST';
  const entered = result?.entered ?? values;
  const seen = result?.seen ?? values;
  return (
    <Form
      // What somebody else has stored is another starting point.
      key={JSON.stringify(seen)}
      method="post"
      action={pathname}
      noValidate
      preventScrollReset
      onSubmit={useSingleSubmit(isPending)}
      className="grid grid-cols-1 gap-4 sm:grid-cols-2"
    >
      <p className="text-sm text-ink-soft sm:col-span-2">{ADDRESS_COPY.hint}</p>
      <input type="hidden" name={IDEMPOTENCY_KEY} value={result?.idempotencyKey ?? idempotencyKey} />
      {ADDRESS_FIELDS.map((field) => (
        <div key={field} className={field === 'address1' || field === 'address2' ? 'sm:col-span-2' : undefined}>
          <input type="hidden" name={seenName(field)} value={seen[field]} />
          <AddressPart
            field={field}
            value={entered[field]}
            isInUnitedStates={isInUnitedStates}
            theirs={result?.conflicts[field]}
            decision={result?.decisions[field]}
            error={result?.errors[field]}
          />
        </div>
      ))}
      <Button type="submit" size="sm" isPending={isPending} className="max-sm:w-full sm:justify-self-start">
        {isPending ? ADDRESS_COPY.saving : ADDRESS_COPY.save}
      </Button>
    </Form>
  );
}

interface AddressPartProps {
  readonly field: AddressField;
  readonly value: string;
  readonly isInUnitedStates: boolean;
  /** What somebody else has stored; absent without a conflict. */
  readonly theirs: string | undefined;
  readonly decision: ConflictDecision | undefined;
  readonly error: string | undefined;
}

function AddressPart({field, value, isInUnitedStates, theirs, decision, error}: AddressPartProps) {
  const label = ADDRESS_LABELS[field];
  if (theirs !== undefined) {
    return (
      <>
        <input type="hidden" name={ASKED} value={field} />
        <input type="hidden" name={field} value={value} />
        <ConflictFieldset
          label={label}
          name={addressChoiceName(field)}
          theirs={theirs}
          mine={value}
          decision={decision}
          error={error}
        />
      </>
    );
  }
  const shared = {name: field, label, error, defaultValue: value, autoComplete: 'off'} as const;
  if (field !== 'provinceCode' || !isInUnitedStates)
    return <TextField {...shared} type={field === 'phone' ? 'tel' : 'text'} />;
  const states = listStates();
  return (
    <SelectField {...shared}>
      <option value="">{ADDRESS_COPY.chooseState}</option>
      {/* A territory or an address of the armed forces stays as it is. */}
      {value !== '' && !states.some(({code}) => code === value) && <option value={value}>{value}</option>}
      {states.map(({code, name}) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
