/** A project as its settings pages show it. */
export interface ManagementState {
  status: string;
  postgresVersion: string;
  readonly auth: Record<string, unknown>;
  readonly dataApi: Record<string, unknown>;
  readonly realtime: Record<string, unknown>;
  readonly signingKeys: SigningKey[];
  readonly apiKeys: ApiKey[];
  isLegacyEnabled: boolean;
  readonly lints: Record<'performance' | 'security', Lint[]>;
  isPitrEnabled: boolean;
  readonly backups: Backup[];
}

export interface SigningKey {
  readonly id: string;
  readonly algorithm: string;
  status: 'in_use' | 'previously_used' | 'revoked' | 'standby';
  readonly public_jwk: object | null;
}

export interface ApiKey {
  readonly api_key: string;
  readonly type: 'legacy' | 'publishable' | 'secret';
  readonly name: string;
}

export interface Lint {
  readonly name: string;
  readonly level: 'ERROR' | 'INFO' | 'WARN';
  readonly detail: string;
}

export interface Backup {
  readonly status: 'COMPLETED' | 'FAILED' | 'PENDING';
  readonly inserted_at: string;
}

const HOUR_S = 3600;

/** The settings of a new project, as far as the storefront's differ from them. */
export function createManagementState(changes: Partial<ManagementState> = {}): ManagementState {
  return {
    status: 'ACTIVE_HEALTHY',
    postgresVersion: '17.6.1.021',
    auth: {
      site_url: 'http://localhost:3000',
      uri_allow_list: '',
      jwt_exp: HOUR_S,
      refresh_token_rotation_enabled: true,
      security_refresh_token_reuse_interval: 10,
      disable_signup: false,
      external_anonymous_users_enabled: false,
      security_manual_linking_enabled: false,
      external_email_enabled: true,
      mailer_autoconfirm: false,
      mailer_secure_email_change_enabled: true,
      security_update_password_require_reauthentication: false,
      external_phone_enabled: false,
      external_google_enabled: false,
      external_google_client_id: null,
      external_google_secret: null,
      external_google_skip_nonce_check: false,
    },
    dataApi: {db_schema: 'public, graphql_public', db_extra_search_path: 'public, extensions', max_rows: 1000},
    realtime: {private_only: false},
    signingKeys: [],
    apiKeys: [],
    isLegacyEnabled: true,
    lints: {security: [], performance: []},
    isPitrEnabled: false,
    backups: [],
    ...changes,
  };
}
