/** Whether a service responds; `not-configured` if this shop does not use it. */
export type Connection = 'connected' | 'disconnected' | 'not-configured';

/** The state of the shop for `/health` and error screens, without figures that could help an attacker. */
export interface Health {
  readonly overall: 'ok' | 'degraded';
  readonly supabase: Connection;
  readonly shopifyStorefront: Connection;
  /** How the configured hosts differ from those that Shopify reports; absent if they match. */
  readonly mismatch?: string;
}
