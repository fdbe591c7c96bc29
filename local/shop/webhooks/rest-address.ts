import {countryName, orNull, provinceName} from '../cart/address-fields';
import {findAddress} from '../customers/address-book';
import type {CustomerRecord} from '../customers/customer-record';
import {toDeliveryAddress} from '../customers/order-node';
import {gid} from '../graphql/gid';
import type {DeliveryAddress} from '../delivery-address';
import type {AddressRecord} from '../address-record';
import {restTime} from './rest-values';

function toFields(address: DeliveryAddress) {
  const {firstName, lastName, company, address1, address2, city, provinceCode, zip, countryCode, phone} = address;
  return {
    first_name: orNull(firstName),
    last_name: orNull(lastName),
    name: `${firstName} ${lastName}`.trim(),
    company: orNull(company),
    address1: orNull(address1),
    address2: orNull(address2),
    city: orNull(city),
    province: orNull(provinceName(address)),
    province_code: orNull(provinceCode),
    zip: orNull(zip),
    country: countryCode ? countryName(countryCode) : null,
    country_code: orNull(countryCode),
    phone: orNull(phone),
  };
}

export const toRestAddress = (address: AddressRecord) => ({
  ...toFields(toDeliveryAddress(address)),
  latitude: null,
  longitude: null,
});

const CONSENTS = {
  NOT_SUBSCRIBED: 'not_subscribed',
  PENDING: 'pending',
  SUBSCRIBED: 'subscribed',
  UNSUBSCRIBED: 'unsubscribed',
} as const;

export function toRestCustomer(customer: CustomerRecord) {
  const {number, marketing, defaultAddressNumber} = customer;
  const address = findAddress(customer, defaultAddressNumber);
  return {
    id: number,
    email: customer.email,
    created_at: restTime(customer.createdAt),
    updated_at: restTime(customer.updatedAt),
    first_name: customer.firstName,
    last_name: customer.lastName,
    state: customer.account,
    note: customer.note,
    verified_email: customer.verifiedEmail,
    multipass_identifier: null,
    tax_exempt: false,
    phone: customer.phone,
    email_marketing_consent: {
      state: CONSENTS[marketing.state],
      opt_in_level: marketing.optInLevel?.toLowerCase() ?? null,
      consent_updated_at: marketing.updatedAt && restTime(marketing.updatedAt),
    },
    sms_marketing_consent: null,
    tags: customer.tags.join(', '),
    currency: 'USD',
    tax_exemptions: [],
    admin_graphql_api_id: gid('Customer', number),
    ...(address && {
      default_address: {
        id: address.number,
        customer_id: number,
        ...toFields(address.address),
        country_name: countryName(address.address.countryCode),
        default: true,
      },
    }),
  };
}
