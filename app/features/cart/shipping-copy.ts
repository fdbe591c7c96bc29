/** Words about what shipping costs; the server puts them into the cart, so that no page has to load them. */
export const SHIPPING_COPY = {
  reached: 'You have free standard shipping!',
  from: (amount: string) => `Free standard shipping from ${amount}`,
  missing: (amount: string) => `Add ${amount} for free standard shipping`,
  paidByCode: (code: string, upTo: string) => `${code} takes up to ${upTo} off your shipping at checkout`,
  offShipping: (upTo: string) => `Up to ${upTo} off shipping`,
} as const;
