const TOKEN = /^[\w-]{43}$/;

export const confirmPath = (token: string): string => `/subscribe/confirm/${token}`;

export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`;

/** Returns the path to which mail programs post to unsubscribe. */
export const oneClickPath = (token: string): string => `${unsubscribePath(token)}/one-click`;

export const isLinkToken = (text: string | undefined): text is string => text !== undefined && TOKEN.test(text);
