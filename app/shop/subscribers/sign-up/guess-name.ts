import {MARKET} from '~/core/market';
import type {FullName} from '~/core/person-name';

const DEFAULTS: FullName = {firstName: 'Valued', lastName: 'Customer'};
const SEPARATORS = /[._-]+/;
/** The limit of Shopify and of the database for one line of text. */
const MAX_LENGTH = 255;

/** Guesses a name from an email address, for people who give nothing else: `ada.lovelace@…` is Ada Lovelace. */
export function guessName(email: string): FullName {
  const [local = ''] = email.trim().split('@');
  // What follows a plus sign sorts mails and is no part of a name.
  const [first, ...rest] = (local.split('+')[0] ?? '').split(SEPARATORS).filter(Boolean).map(capitalize);
  return {
    firstName: (first ?? DEFAULTS.firstName).slice(0, MAX_LENGTH),
    lastName: (rest.join(' ') || DEFAULTS.lastName).slice(0, MAX_LENGTH),
  };
}

function capitalize(word: string): string {
  const [first = '', ...rest] = word;
  return first.toLocaleUpperCase(MARKET.locale) + rest.join('').toLocaleLowerCase(MARKET.locale);
}
