import {Link} from '@remix-run/react';
import {MARKET} from '~/core/market';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {SelectField} from '~/ui/SelectField';
import {TextField} from '~/ui/TextField';
import {fieldProps, useValidatedForm} from '~/ui/use-validated-form';
import {ACCOUNT_COPY} from '../account-copy';
import type {AccountReply} from '../account-reply';
import {useAccountPerson} from '../frame/use-account-person';
import {SaveForm} from '../SaveForm';
import type {AccountAddress} from '../store/account-store';
import {US_STATES} from './us-states';

const loadSchema = async () => (await import('../account-schemas')).AddressSchema;

const {fields: labels, ...COPY} = ACCOUNT_COPY.addresses;

interface AddressFormProps {
  /** The address to change; null to add one. */
  readonly address: AccountAddress | null;
  readonly reply: AccountReply | undefined;
}

export function AddressForm({address, reply}: AddressFormProps) {
  const person = useAccountPerson();
  const {form, fields, failure, isPending} = useValidatedForm(
    'address',
    loadSchema,
    reply,
    toValues(address, person.name),
  );
  const isDefault = fields.isDefault.initialValue === 'on';
  return (
    <>
      <h2 className="mb-6 text-heading">{address ? COPY.editTitle : COPY.newTitle}</h2>
      <SaveForm
        {...form}
        intent="address"
        owner={person.userId}
        failure={failure}
        isSignedOut={reply?.isSignedOut ?? false}
        isPending={isPending}
        labels={COPY}
        aside={
          <Link to="/profile/addresses" className={cn(buttonStyle({tone: 'quiet'}), 'max-sm:w-full')}>
            {COPY.cancel}
          </Link>
        }
      >
        <TextField {...fieldProps(fields.name)} required label={labels.name} autoComplete="name" />
        <TextField {...fieldProps(fields.address1)} required label={labels.address1} autoComplete="address-line1" />
        <TextField {...fieldProps(fields.address2)} label={labels.address2} autoComplete="address-line2" />
        <TextField {...fieldProps(fields.city)} required label={labels.city} autoComplete="address-level2" />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <SelectField {...fieldProps(fields.province)} required label={labels.province} autoComplete="address-level1">
            <option value="">{labels.chooseProvince}</option>
            {Object.entries(US_STATES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            {...fieldProps(fields.zip)}
            required
            label={labels.zip}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </div>
        <SelectField
          {...fieldProps(fields.country)}
          required
          label={labels.country}
          hint={labels.countryHint}
          autoComplete="country"
        >
          <option value={MARKET.country}>{labels.us}</option>
        </SelectField>
        <TextField {...fieldProps(fields.phone)} label={labels.phone} type="tel" autoComplete="tel" />
        {!address?.isDefault && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={fields.isDefault.name}
              defaultChecked={isDefault}
              className="size-5 accent-accent-ink"
            />
            {labels.isDefault}
          </label>
        )}
      </SaveForm>
    </>
  );
}

/** Returns the initial values. A new address starts with the person's name. */
function toValues(address: AccountAddress | null, ownName: string): Readonly<Record<string, string>> {
  if (!address) return {name: ownName, country: MARKET.country};
  const {name, address1, address2, city, province, zip, phone} = address;
  return {name, address1, address2, city, province, zip, phone, country: MARKET.country};
}
