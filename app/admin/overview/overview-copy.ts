import type {Connection} from '~/core/health';

/** Copy of the overview. */
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
  healthy: 'Operational',
  unhealthy: 'Issues Detected',
  shopify: (state: Connection) => `Shopify ${CONNECTIONS[state]}`,
  database: (state: Connection) => `Database ${CONNECTIONS[state]}`,
  ordersUnknown: 'The database did not respond.',
  countUnknown: 'Shopify did not give this number.',
} as const;

const CONNECTIONS: Readonly<Record<Connection, string>> = {
  connected: 'connected',
  disconnected: 'not responding',
  'not-configured': 'not configured',
};
