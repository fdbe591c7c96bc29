/** Shopify's reasons for a hold that staff place. */
export const HOLD_REASONS = [
  'AWAITING_PAYMENT',
  'HIGH_RISK_OF_FRAUD',
  'INCORRECT_ADDRESS',
  'INVENTORY_OUT_OF_STOCK',
  'UNKNOWN_DELIVERY_DATE',
  'OTHER',
] as const;

export type HoldReason = (typeof HOLD_REASONS)[number];

const TEXTS: Readonly<Record<HoldReason, string>> = {
  AWAITING_PAYMENT: 'Awaiting payment',
  HIGH_RISK_OF_FRAUD: 'High risk of fraud',
  INCORRECT_ADDRESS: 'Incorrect address',
  INVENTORY_OUT_OF_STOCK: 'Out of stock',
  UNKNOWN_DELIVERY_DATE: 'Unknown delivery date',
  OTHER: 'Another reason',
};

/** Returns a reason in words; one that Shopify or another app has added is shown as written, in words. */
export function holdReasonText(reason: string): string {
  const known = HOLD_REASONS.find((each) => each === reason.toUpperCase());
  if (known) return TEXTS[known];
  const words = reason.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
