import {businessDays, POLICY} from '~/core/policy';

/** Copy about shipping. Only the server uses it, as part of cart views, so browsers do not load it. */
export const SHIPPING_COPY = {
  reached: 'You have free standard shipping!',
  from: (amount: string) => `Free standard shipping from ${amount}`,
  missing: (amount: string) => `Add ${amount} for free standard shipping`,
  paidByCode: (code: string, upTo: string) => `${code} takes up to ${upTo} off your shipping at checkout`,
  delivery: (days: string) => `Estimated delivery: ${days}`,
  deliveryHint: `Packed within ${businessDays(POLICY.processingBusinessDays)}, usually at your door in ${businessDays(POLICY.doorToDoorBusinessDays)}.`,
  later: 'Ships later',
  laterHint: 'We send it as soon as it arrives. Each item says when, if we know.',
  partlyLaterHint: 'This is for what is in stock. We send what ships later as soon as it arrives.',
  upToOffShipping: (upTo: string) => `Up to ${upTo} off shipping`,
  offShipping: 'Off shipping at checkout',
} as const;
