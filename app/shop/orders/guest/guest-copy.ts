export const GUEST_COPY = {
  redacted: 'This page shows no names and no addresses, because anybody with its link can open it.',
  noAddress: 'The email about your order shows the address that it goes to.',
  expires: 'This link works until',
  missingTitle: 'This link does not work any more',
  missingText:
    'Links to orders expire after a while. We gladly tell you how far your order is: write to us with its number.',
  contact: 'Contact us',
  signIn: 'Sign in to see your orders',
  failedTitle: 'Failed to load order details',
  failedText: 'Your order is safe. This page will be here again in a few minutes.',
  retry: 'Try Again',
} as const;
