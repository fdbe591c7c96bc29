export const GUEST_HELP_COPY = {
  title: 'Ordered without an account?',
  text: 'Our email about your order has a link to its page, where you see how far it is: search your mailboxes for “Your order”. If you do not find it, write to us with your order number or the name on the parcel.',
  contact: 'Write to us about an order',
} as const;
