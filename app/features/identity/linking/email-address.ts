/** White space and capital letters of ASCII alone. */
const TRIMMED = /^[ \t\r\n\f\v]+|[ \t\r\n\f\v]+$/g;

const plain = (address: string) => address.replace(TRIMMED, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Whether two addresses are one: trimmed, and A to Z in lower case. Anything cleverer makes strangers equal: dots, plus
 * signs, look-alikes, Unicode forms. The database compares the same way.
 */
export const isSameEmail = (one: string, other: string): boolean => plain(one) === plain(other) && plain(one) !== '';

/** @returns whether Google itself keeps this mailbox, or the organisation that Google says it belongs to does there */
export const isHostedByGoogle = (email: string, hostedDomain: string | null): boolean =>
  Boolean(hostedDomain) || /@(?:gmail|googlemail)\.com$/i.test(email.replace(TRIMMED, ''));
