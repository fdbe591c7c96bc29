const ASCII_SPACE_AT_EDGES = /^[ \t\r\n\f\v]+|[ \t\r\n\f\v]+$/g;

const normalize = (address: string) =>
  address.replace(ASCII_SPACE_AT_EDGES, '').replace(/[A-Z]/g, (mail) => mail.toLowerCase());

/**
 * Returns whether two addresses are equal after trimming and lower-casing A to Z. Folding dots, plus signs or Unicode
 * would equate addresses of different people. The database compares the same way.
 */
export const isSameEmail = (one: string, other: string): boolean =>
  normalize(one) === normalize(other) && normalize(one) !== '';

/** Returns whether Google hosts this mailbox, as Gmail or for an organization. */
export const isHostedByGoogle = (email: string, hostedDomain: string | null): boolean =>
  Boolean(hostedDomain) || /@(?:gmail|googlemail)\.com$/i.test(email.replace(ASCII_SPACE_AT_EDGES, ''));
