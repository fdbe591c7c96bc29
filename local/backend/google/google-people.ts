/** A test account of the local Google. */
export interface GooglePerson {
  /** Google's account id. The email address cannot identify an account, because it may pass to another person. */
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly givenName: string;
  readonly familyName: string;
  /** The Google Workspace domain that owns the address, if there is one. */
  readonly hd?: string;
  /** What the account is for, shown in the chooser. */
  readonly note: string;
}

/** All test accounts, in the order of the chooser. */
export const GOOGLE_PEOPLE = {
  ada: {
    sub: '100000000000000000001',
    email: 'ada.example@gmail.com',
    emailVerified: true,
    givenName: 'Ada',
    familyName: 'Lovelace',
    note: 'a Gmail address',
  },
  ben: {
    sub: '100000000000000000002',
    email: 'ben.example@gmail.com',
    emailVerified: true,
    givenName: 'Ben',
    familyName: 'Okafor',
    note: 'a Gmail address',
  },
  chitra: {
    sub: '100000000000000000003',
    email: 'chitra@tiffin.example',
    emailVerified: true,
    givenName: 'Chitra',
    familyName: 'Rao',
    hd: 'tiffin.example',
    note: 'an address of an organisation at Google',
  },
  dev: {
    sub: '100000000000000000004',
    email: 'dev@elsewhere.example',
    emailVerified: true,
    givenName: 'Dev',
    familyName: 'Mehta',
    note: 'an address that Google does not own: it was verified once, and may be somebody else’s now',
  },
  esra: {
    sub: '100000000000000000005',
    email: 'esra@elsewhere.example',
    emailVerified: false,
    givenName: 'Esra',
    familyName: 'Demir',
    note: 'an address that was never verified',
  },
} as const satisfies Readonly<Record<string, GooglePerson>>;

export const findPerson = (sub: string | null): GooglePerson | null =>
  Object.values(GOOGLE_PEOPLE).find((person) => person.sub === sub) ?? null;
