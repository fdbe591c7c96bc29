import type {Connection} from '~/core/health';

const CONNECTIONS: Readonly<Record<Connection, string>> = {
  connected: 'connected',
  disconnected: 'not responding',
  'not-configured': 'not configured',
};

/** Whether the services that the shop needs respond. */
export const CONNECTION_COPY = {
  healthy: 'Operational',
  unhealthy: 'Issues Detected',
  shopify: (state: Connection) => `Shopify ${CONNECTIONS[state]}`,
  database: (state: Connection) => `Database ${CONNECTIONS[state]}`,
} as const;
