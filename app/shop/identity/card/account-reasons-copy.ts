export const ACCOUNT_REASONS = [
  'Watch your orders move, live',
  'Buy a dish again in two taps',
  'Keep your addresses for the next dinner',
] as const;
