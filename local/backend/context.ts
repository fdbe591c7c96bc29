import type {Clock} from '../kit/clock';
import type {Database} from './database/database';
import type {Settings} from './settings';
import type {Tokens} from './auth/tokens';
import type {GoogleKeys} from './google/google-tokens';

/** Where the backend lives and whom it serves. */
export interface BackendConfig {
  readonly origin: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** The storefront's id at Google. */
  readonly googleClientId: string;
  readonly settings: Settings;
}

/** What every part of the backend works with. */
export interface BackendContext {
  readonly database: Database;
  readonly config: BackendConfig;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly google: GoogleKeys;
}
