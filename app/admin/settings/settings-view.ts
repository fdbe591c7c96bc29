import type {ShopSettings} from './shop-setting-keys';

/** A part of the configuration: by name only, never with a value. */
export interface ConfigurationView {
  readonly title: string;
  /** The names of its settings. */
  readonly names: readonly string[];
  readonly isConfigured: boolean;
  /** What to do if it is missing. */
  readonly fix: string;
}

/** The texts of the storefront, or why they cannot be edited. */
export type ShopSettingsView =
  | {readonly kind: 'known'; readonly values: ShopSettings}
  | {readonly kind: 'missing' | 'no-token' | 'no-scope' | 'unavailable'};

/** Who is told about problems of the storefront. */
export interface AlertSettingsView {
  /** How messages are sent; empty without a receiver. */
  readonly channels: readonly ('mail' | 'webhook')[];
  /** What is set besides, in sentences. */
  readonly rules: readonly string[];
}

export interface SettingsView {
  readonly configuration: readonly ConfigurationView[];
  /** Names of settings that look misspelled or unsafe, each with the reason. */
  readonly warnings: readonly string[];
  readonly shopSettings: ShopSettingsView;
  readonly alerts: AlertSettingsView;
  readonly idempotencyKey: string;
}
