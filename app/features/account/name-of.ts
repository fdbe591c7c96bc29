/** What is known of a person's name. */
export interface NameParts {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

/** @returns both names in one line; empty when there is neither */
export const fullNameOf = ({firstName, lastName}: NameParts): string =>
  [firstName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');

/** @returns what a person is called: their name, else what stands before the @ of their address, else 'User' */
export const displayNameOf = (name: NameParts, email: string | null): string =>
  fullNameOf(name) || email?.split('@')[0]?.trim() || 'User';
