const TOKEN = /^[\w-]{43}$/;

/** Returns the path of a link that confirms an address. */
export const confirmPath = (token: string): string => `/subscribe/confirm/${token}`;

/** Returns the path of a link that unsubscribes. */
export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`;

/** Returns the path to which mail programs post to unsubscribe. */
export const oneClickPath = (token: string): string => `${unsubscribePath(token)}/one-click`;

/** Returns whether a text may be the secret of a link. */
export const isLinkToken = (text: string | undefined): text is string => text !== undefined && TOKEN.test(text);
