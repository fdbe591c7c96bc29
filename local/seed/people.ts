import type {SeedPerson} from './types';

/** The password of every seeded person who has one. */
export const SEED_PASSWORD = 'tiffin-lunch-42';

const LONGEST_NAME = 255;

/** Fills a name up to the longest that the platform takes. */
const longName = (start: string): string => start.padEnd(LONGEST_NAME, 'aeiou');

const NO_CONSENT = {state: 'NOT_SUBSCRIBED', optInLevel: null} as const;
const CONFIRMED = {state: 'SUBSCRIBED', optInLevel: 'CONFIRMED_OPT_IN'} as const;

/** People the shop knows before anybody has been in it, by the name tests and documents call them. */
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
  /** Was invited by the merchant and has not opened the account: no password, cannot sign in. */
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
  /** Reads the shop's mails and never asked for an account. */
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
  /** Signs in with codes by mail alone: an account without a password. */
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
  /** Has the longest names the platform takes. */
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
  /** Looks after the shop; what makes an admin is decided elsewhere, never by the shop's customer list. */
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
