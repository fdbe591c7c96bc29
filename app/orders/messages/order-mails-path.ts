/** Returns the path of the page that stops mails about delays and delivery attempts. */
export const orderMailsStopPath = (token: string): string => `/unsubscribe/orders/${token}`;

/** Returns the path to which mail programs post to unsubscribe. */
export const orderMailsOneClickPath = (token: string): string => `${orderMailsStopPath(token)}/one-click`;
