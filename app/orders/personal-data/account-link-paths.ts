/** The page behind the link in a mail about an account, by what its button does. */
const PAGES = {email: '/account/email', delete: '/account/delete', keep: '/account/keep'} as const;

export type AccountLink = keyof typeof PAGES;

export const accountLinkPath = (link: AccountLink, token: string): string => `${PAGES[link]}/${token}`;
