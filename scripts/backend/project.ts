import type {BackendSettings} from './backend-settings';
import type {ManagementClient} from './management-client';

/** Runs the Supabase CLI. */
export type RunCli = (args: readonly string[]) => Promise<{readonly code: number; readonly output: string}>;

/** The hosted project that a command sets up or checks. */
export interface Project {
  readonly settings: BackendSettings;
  readonly client: ManagementClient;
  readonly runCli: RunCli;
  /** The folder with `config.toml` and `migrations`. */
  readonly folder: string;
  /** Stores settings of the storefront that were created, such as keys, in `.env`. */
  readonly store: (settings: Readonly<Record<string, string>>) => void;
}

/** What a step would do, and how. */
export interface Change {
  readonly what: string;
  readonly apply: () => Promise<void>;
}

/** A part of the setup. A second run of it finds nothing to change. */
export interface SetupStep {
  readonly title: string;
  /** Compares the project with what is wanted. @throws CommandError if it cannot */
  readonly plan: (project: Project) => Promise<readonly Change[]>;
}
