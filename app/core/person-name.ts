/** A person's name in the two parts that Shopify stores. */
export interface FullName {
  readonly firstName: string;
  readonly lastName: string;
}

/** A name of which either part may be unknown. */
export interface PartialName {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

/** Splits a name at its first space: the first word is the first name, the rest is the last name. */
export function splitName(fullName: string): FullName {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return {firstName, lastName: rest.join(' ')};
}

/** Returns both parts of a name in one line; empty if both are unknown. */
export const toFullName = ({firstName, lastName}: PartialName): string =>
  [firstName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');

/** Returns the name, or else the local part of the email address, or else 'User'. */
export const toDisplayName = (name: PartialName, email: string | null): string =>
  toFullName(name) || email?.split('@')[0]?.trim() || 'User';
