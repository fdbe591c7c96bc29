import {SEED_PASSWORD} from '../../seed/people';
import type {Seed, SeedPerson} from '../../seed/types';
import {emptyVault, type CustomerRecord, type CustomerVault} from './customer-record';
import {hashPasswordNow} from './password';

const FIRST_ADDRESS_NUMBER = 6_000_000_000_000;
/** Address ids reserved for each customer. */
const ADDRESS_SPAN = 100;
/** Customer numbers are unique in their last digits up to this number. */
const MAX_CUSTOMERS = 1_000_000;

let hashOnce: string | undefined;

const addressNumber = ({number}: SeedPerson, index: number): number =>
  FIRST_ADDRESS_NUMBER + (number % MAX_CUSTOMERS) * ADDRESS_SPAN + index;

function toCustomer(person: SeedPerson): CustomerRecord {
  const {number, email, firstName, lastName, phone, account, marketing, createdAt} = person;
  const name = {firstName: firstName ?? '', lastName: lastName ?? '', company: '', phone: phone ?? ''};
  return {
    number,
    email,
    firstName,
    lastName,
    phone,
    account,
    verifiedEmail: account === 'enabled',
    marketing: {...marketing, updatedAt: marketing.state === 'SUBSCRIBED' ? createdAt : null},
    tags: [],
    note: null,
    createdAt,
    updatedAt: createdAt,
    addresses: person.addresses.map((address, index) => ({
      number: addressNumber(person, index),
      address: {...name, ...address, countryCode: 'US'},
    })),
    defaultAddressNumber: person.addresses.length > 0 ? addressNumber(person, 0) : null,
  };
}

export const seedCustomers = ({people}: Seed): CustomerRecord[] => people.map(toCustomer);

/** Returns the vault of a fresh shop, which has the seeded passwords. */
export function seedVault({people}: Seed): CustomerVault {
  const hash = (hashOnce ??= hashPasswordNow(SEED_PASSWORD));
  const withPassword = people.filter(({hasPassword}) => hasPassword);
  return emptyVault(Object.fromEntries(withPassword.map(({number}) => [number, hash])));
}
