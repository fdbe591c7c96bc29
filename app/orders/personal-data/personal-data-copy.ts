/** What the file with a person's data says about itself. */
export const PERSONAL_DATA_NOTES = {
  amounts: 'Amounts that end in _minor are in the smallest unit of the currency: 1499 are $14.99.',
  devices: 'Saved recipes, the cart and the theme are stored in your browser only.',
  payments: 'Cards are stored by the payment service alone, and analytics of visits name nobody.',
  staff: 'Notes that our staff wrote for themselves are not in this file. Ask us for them by the contact page.',
  shopify: 'Further data about you is held by our shop at Shopify. Ask us for it by the contact page.',
} as const;

/** Why Shopify was not asked to erase a customer, or refused it, for staff. */
export const ERASURE_REFUSALS = {
  noToken: 'The storefront has no access to the Admin API.',
  noScope: 'The app lacks the access scope write_customer_data_erasure.',
} as const;
