import type {Clock} from '../kit/clock';
import type {Database} from './database/database';
import type {Settings} from './settings';
import type {Tokens} from './auth/tokens';
import type {GoogleKeys} from './google/google-tokens';

export interface BackendConfig {
  readonly origin: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** The storefront's OAuth client id at Google. */
  readonly googleClientId: string;
  readonly settings: Settings;
}

export interface BackendContext {
  readonly database: Database;
  readonly config: BackendConfig;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly google: GoogleKeys;
}
