/** Longer ones cannot be delivered (RFC 5321). */
const MAX_LENGTH = 254;
/**
 * One mailbox: no character that separates, quotes or comments addresses, and a domain of plain labels. A list, a group,
 * a name with an address, and `a@x?bcc=b@x` are none.
 */
const ONE_MAILBOX = /^[^\s\p{Cc}\p{Cf}@,;:<>()[\]\\"]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*$/u;

/** Returns whether a text is the address of one mailbox. All that the storefront accepts, mails or links passes this. */
export const isEmailAddress = (text: string): boolean => text.length <= MAX_LENGTH && ONE_MAILBOX.test(text);

/** Returns the URL that opens a new mail. @param fields such as its subject */
export function toMailUrl(email: string, fields: Readonly<Record<string, string>> = {}): string {
  const query = Object.entries(fields).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Returns the mailbox that a rate limit counts: many providers deliver `eve+anything@x` to `eve@x`. Never an identity. */
export const toCountedMailbox = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');

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
