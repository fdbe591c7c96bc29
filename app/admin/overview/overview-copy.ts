export const OVERVIEW_COPY = {
  title: 'Overview',
  totals: 'Totals',
  unknown: '—',
  orders: 'Total Orders',
  customers: 'Total Customers',
  products: 'Total Products',
  health: 'System Health',
  pending: (count: string) => `${count} pending`,
  failedPayments: (count: string) => `${count} with a failed payment`,
  ordersUnknown: 'The database did not respond.',
  countUnknown: 'Shopify did not give this number.',
} as const;
