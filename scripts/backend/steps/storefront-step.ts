import {randomBytes} from 'node:crypto';
import type {SetupStep} from '../project';

const SECRET_BYTES = 32;

/** The settings of the storefront that the backend needs and no service gives. */
export const storefrontStep = (given: Readonly<Record<string, string | undefined>>): SetupStep => ({
  title: 'Settings in .env',
  plan({settings, store}) {
    const wanted = {
      ...(!given.SUPABASE_URL && {SUPABASE_URL: settings.SUPABASE_URL}),
      ...(!given.SESSION_SECRETS && {SESSION_SECRETS: randomBytes(SECRET_BYTES).toString('base64')}),
    };
    const names = Object.keys(wanted);
    if (names.length === 0) return Promise.resolve([]);
    const apply = () => Promise.resolve(store(wanted));
    return Promise.resolve([{what: `store ${names.join(' and ')}`, apply}]);
  },
});
