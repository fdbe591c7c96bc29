export const SUBSCRIPTIONS_PATH = '/profile/subscriptions';

export const cancelPath = (number: string): string => `${SUBSCRIPTIONS_PATH}/${number}/cancel`;
