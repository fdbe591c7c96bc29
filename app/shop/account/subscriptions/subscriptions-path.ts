export const SUBSCRIPTIONS_PATH = '/profile/subscriptions';

/** The number in the GID of a subscription, as forms and addresses contain it. */
export const SUBSCRIPTION_NUMBER = /^\d{1,20}$/;

export const cancelPath = (number: string): string => `${SUBSCRIPTIONS_PATH}/${number}/cancel`;
