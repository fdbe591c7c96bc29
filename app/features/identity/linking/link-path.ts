/** Where the page is that joins two ways to sign in. */
const LINK_PATH = '/account/link';

/** @returns the address of the page that joins two ways to sign in, and leads on from there */
export const linkPath = (returnTo: string | null): string =>
  returnTo ? `${LINK_PATH}?${new URLSearchParams({returnTo}).toString()}` : LINK_PATH;
