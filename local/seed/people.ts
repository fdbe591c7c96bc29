import type {SeedPerson} from './types';

/** The password of every seeded customer who has one. */
export const SEED_PASSWORD = 'tiffin-lunch-42';

const LONGEST_NAME = 255;

/** Pads a name to Shopify's maximum length. */
const longName = (start: string): string => start.padEnd(LONGEST_NAME, 'aeiou');

const NO_CONSENT = {state: 'NOT_SUBSCRIBED', optInLevel: null} as const;
const CONFIRMED = {state: 'SUBSCRIBED', optInLevel: 'CONFIRMED_OPT_IN'} as const;

/** The seeded customers, by the names that tests and documents use. */
export const SEED_PEOPLE = {
  /** Has a classic account and two addresses. */
  ada: {
    number: 7_000_000_000_001,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '+17185550100',
    account: 'enabled',
    hasPassword: true,
    marketing: CONFIRMED,
    addresses: [
      {address1: '12 Pearl Street', address2: '', city: 'Brooklyn', provinceCode: 'NY', zip: '11201'},
      {address1: '400 Congress Avenue', address2: 'Floor 3', city: 'Austin', provinceCode: 'TX', zip: '78701'},
    ],
    createdAt: '2025-11-03T09:15:00Z',
  },
  /** Has a classic account without further data. */
  ben: {
    number: 7_000_000_000_002,
    email: 'ben@example.com',
    firstName: 'Ben',
    lastName: 'Okafor',
    phone: null,
    account: 'enabled',
    hasPassword: true,
    marketing: NO_CONSENT,
    addresses: [],
    createdAt: '2026-01-20T17:40:00Z',
  },
  /** Was invited by the merchant and has not activated the account: no password, cannot sign in. */
  chitra: {
    number: 7_000_000_000_003,
    email: 'chitra@example.com',
    firstName: 'Chitra',
    lastName: 'Raman',
    phone: null,
    account: 'invited',
    hasPassword: false,
    marketing: NO_CONSENT,
    addresses: [],
    createdAt: '2026-02-11T08:00:00Z',
  },
  /** Subscribed to the shop's mails and never requested an account. */
  dana: {
    number: 7_000_000_000_004,
    email: 'dana@example.com',
    firstName: null,
    lastName: null,
    phone: null,
    account: 'disabled',
    hasPassword: false,
    marketing: CONFIRMED,
    addresses: [],
    createdAt: '2026-03-05T12:30:00Z',
  },
  /** Signs in only with mailed codes: an account without a password. */
  elena: {
    number: 7_000_000_000_005,
    email: 'elena@example.com',
    firstName: 'Élena',
    lastName: 'Müller',
    phone: null,
    account: 'enabled',
    hasPassword: false,
    marketing: NO_CONSENT,
    addresses: [
      {address1: '77 Valencia Street', address2: '', city: 'San Francisco', provinceCode: 'CA', zip: '94103'},
    ],
    createdAt: '2026-04-02T20:05:00Z',
  },
  /** Has names of Shopify's maximum length. */
  farida: {
    number: 7_000_000_000_006,
    email: 'farida@example.com',
    firstName: longName('Farida'),
    lastName: longName('Longname'),
    phone: null,
    account: 'enabled',
    hasPassword: true,
    marketing: NO_CONSENT,
    addresses: [],
    createdAt: '2026-04-18T10:10:00Z',
  },
  /** Manages the shop. The storefront's own data decides who is an admin, never the shop's customer list. */
  gita: {
    number: 7_000_000_000_007,
    email: 'gita@example.com',
    firstName: 'Gita',
    lastName: 'Admin',
    phone: null,
    account: 'enabled',
    hasPassword: true,
    marketing: NO_CONSENT,
    addresses: [],
    createdAt: '2025-10-01T08:00:00Z',
  },
} as const satisfies Readonly<Record<string, SeedPerson>>;
