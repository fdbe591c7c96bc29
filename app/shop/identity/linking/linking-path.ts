const LINKING_PATH = '/account/link';

/** Returns the URL of the page that links accounts. @param returnTo the validated path to redirect to afterwards */
export const linkingPath = (returnTo: string | null): string =>
  returnTo ? `${LINKING_PATH}?${new URLSearchParams({returnTo}).toString()}` : LINKING_PATH;
