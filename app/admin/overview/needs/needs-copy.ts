const ofOrders = (what: string) => (isOne: boolean) => `${isOne ? 'order' : 'orders'} ${what}`;

export const NEEDS_COPY = {
  title: 'What needs you now',
  late: ofOrders('late'),
  today: ofOrders('to ship today'),
  onHold: ofOrders('on hold'),
  alerts: (isOne: boolean) => (isOne ? 'open alert' : 'open alerts'),
  nothing: 'Nothing is late, due today, on hold or failing.',
  ordersUnknown: 'The database did not respond, so the orders that wait are unknown.',
} as const;
