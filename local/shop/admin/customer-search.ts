import {countryName} from '../cart/address-fields';
import type {CustomerRecord} from '../customers/customer-record';
import {getOrders} from '../customers/customer-store';
import type {SearchDocument} from '../search/score-query';
import type {ShopState} from '../state';

const keyword = (...values: readonly (string | null)[]) => ({
  kind: 'keyword' as const,
  values: values.filter((value) => value !== null),
});

/**
 * An email address matches as a whole or by the parts that Shopify tokenizes it into. Only quoted values match exactly,
 * and a whole address is one of its own tokens.
 */
const emailParts = (email: string): string[] => [email, ...email.split('@'), ...email.split(/[@.+_-]/)];

export function customerDocument(state: ShopState, customer: CustomerRecord): SearchDocument {
  const {number, email, firstName, lastName, phone, account, marketing, tags, addresses} = customer;
  const countries = addresses.flatMap(({address}) => [address.countryCode, countryName(address.countryCode)]);
  return {
    fields: {
      id: {kind: 'number', values: [number]},
      email: keyword(...emailParts(email)),
      first_name: keyword(firstName),
      last_name: keyword(lastName),
      phone: keyword(phone),
      state: keyword(account),
      tag: keyword(...tags),
      country: keyword(...countries),
      accepts_marketing: keyword(String(marketing.state === 'SUBSCRIBED')),
      orders_count: {kind: 'number', values: [getOrders(state, customer).length]},
      customer_date: {kind: 'date', value: customer.createdAt},
      updated_at: {kind: 'date', value: customer.updatedAt},
    },
    texts: [email, firstName ?? '', lastName ?? '', phone ?? ''].map((text) => ({text, weight: 1})),
  };
}
