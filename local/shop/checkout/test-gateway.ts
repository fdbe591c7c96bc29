/** The result of a card payment, as Shopify's test gateway returns it. */
export type GatewayResult = 'approved' | 'declined' | 'failed' | 'not-a-test-card';

/**
 * Shopify's test gateway: card 1 is approved, 2 is declined, 3 fails. It rejects every other number,
 * so that no shopper enters a real card.
 *
 * @param cardNumber - as entered
 */
export function chargeTestCard(cardNumber: string): GatewayResult {
  switch (cardNumber.trim()) {
    case '1':
      return 'approved';
    case '2':
      return 'declined';
    case '3':
      return 'failed';
    default:
      return 'not-a-test-card';
  }
}
