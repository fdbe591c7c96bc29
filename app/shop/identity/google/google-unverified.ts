const PROBLEM = 'problem';
const VALUE = 'google-unverified';

/** Adds to the path of a sign-in page that Google has not verified the address of the chosen account. */
export const withGoogleUnverified = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${PROBLEM}=${VALUE}`;

export const isGoogleUnverified = (search: URLSearchParams): boolean => search.get(PROBLEM) === VALUE;
