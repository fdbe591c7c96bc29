export const PLAN_COPY = {
  title: 'How often?',
  oneTime: 'One-time purchase',
  substitute: 'That subscription is not offered here',
  substituteBody: 'Choose another one below.',
  chosen: (product: string, plan: string, price: string) => `${product}, ${plan}: ${price}`,
  unavailable: 'Sold by subscription only',
  unavailableBody: 'It cannot be ordered here at the moment. Please ask us, or look again later.',
} as const;
