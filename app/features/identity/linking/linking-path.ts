/** Where the page is that joins two ways to sign in. */
const LINKING_PATH = '/account/link';

/** @returns the address of the page that joins two ways to sign in, and leads on from there */
export const linkingPath = (returnTo: string | null): string =>
  returnTo ? `${LINKING_PATH}?${new URLSearchParams({returnTo}).toString()}` : LINKING_PATH;
