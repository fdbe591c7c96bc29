/** Whether a service answers; `not-configured` where this shop has none. */
export type Connection = 'connected' | 'disconnected' | 'not-configured';

/** How the shop is, without a number that could help anyone: what `/health` says and error screens show. */
export interface Health {
  readonly overall: 'ok' | 'degraded';
  readonly supabase: Connection;
  readonly shopifyStorefront: Connection;
  /** How the hosts of the settings differ from what the store says; absent while they do not. */
  readonly mismatch?: string;
}
