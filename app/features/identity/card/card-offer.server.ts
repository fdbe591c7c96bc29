import type {AppConfig} from '~/platform/env.server';
import {offersCode, offersGoogle, offersPasswords} from '~/platform/sign-in-sources.server';

/** Which ways to sign in without a password this shop offers. */
export interface Ways {
  readonly google: boolean;
  readonly code: boolean;
}

/** What the card offers, wherever it stands. */
export interface CardOffer {
  /** Whether the shop has accounts with passwords. */
  readonly hasPasswords: boolean;
  readonly ways: Ways;
}

/** @returns what the settings of this shop let a person do */
export const findCardOffer = (config: AppConfig): CardOffer => ({
  hasPasswords: offersPasswords(config),
  ways: {google: offersGoogle(config), code: offersCode(config)},
});
