export const reviewStopPath = (token: string): string => `/unsubscribe/reviews/${token}`;

/** Returns the path to which mail programs post to unsubscribe. */
export const reviewOneClickPath = (token: string): string => `${reviewStopPath(token)}/one-click`;
