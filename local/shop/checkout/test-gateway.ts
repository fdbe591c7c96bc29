/** What the gateway says to a card: the answers that the platform's own test gateway can give. */
export type GatewayResult = 'approved' | 'declined' | 'failed' | 'not-a-test-card';

/**
 * The platform's test gateway: 1 approves, 2 declines, 3 fails. It knows no real card and refuses every other number,
 * so that nobody is led to type one.
 *
 * @param cardNumber - as typed
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
