/** What an address was entered for: the sign-up with the code, or the waitlist. */
export type SubscriberList = 'popup' | 'waitlist';

/** The path of the sign-up, which receives its forms. */
export const SUBSCRIBE_PATH = '/subscribe';

/** A field that people do not see and programs fill in. */
export const SIGN_UP_TRAP = 'website';
