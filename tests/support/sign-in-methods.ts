import {GOOGLE_PEOPLE} from '../../local/backend/google/google-people';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../local/seed/people';
import {signInAtGoogle, signInWithCode, findOneTapOffer} from './google-visitor';
import type {StackWithBackend} from './stack';
import {signInFields, type Visitor} from './visitor';

const {farida} = SEED_PEOPLE;

type SignIn = (browser: Visitor, stack: StackWithBackend) => Promise<Response>;

/** Google's prompt, from the nonce to the token. */
const byOneTap: SignIn = async (browser, {backend}) => {
  const {nonce} = await findOneTapOffer(browser);
  const {google} = backend.backend.context;
  const credential = await google.issue(GOOGLE_PEOPLE.ada, backend.config.googleClientId, {nonce});
  return browser.post('/auth/one-tap', {credential});
};

/** All sign-in methods, some with the longest names and tokens. */
export const SIGN_IN_METHODS: readonly (readonly [string, SignIn])[] = [
  ['a password', (browser) => browser.post('/auth', signInFields(farida.email, SEED_PASSWORD))],
  ['a code by mail', (browser, stack) => signInWithCode(browser, stack, farida.email)],
  ['Google', (browser, stack) => signInAtGoogle(browser, stack, GOOGLE_PEOPLE.ada)],
  ['Google’s prompt', byOneTap],
];
