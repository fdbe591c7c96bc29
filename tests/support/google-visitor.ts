import {createHash} from 'node:crypto';
import type {GooglePerson} from '../../local/backend/google/google-people';
import type {StackWithBackend} from './stack';
import type {Visitor} from './visitor';

const locationOf = (response: Response) => response.headers.get('location') ?? '';
const follow = async (url: string, init: RequestInit = {}) =>
  locationOf(await fetch(url, {...init, redirect: 'manual'}));

/** Presses 'Continue with Google', chooses an account and returns the callback path without requesting it. */
export async function chooseAtGoogle(
  visitor: Visitor,
  stack: StackWithBackend,
  person: GooglePerson | null,
  errand: Record<string, string> = {},
): Promise<string> {
  return chooseFrom(locationOf(await visitor.post('/auth/google', errand)), stack, person);
}

/** Chooses an account at the address to which a sign-in leads, and returns the callback path without requesting it. */
export async function chooseFrom(
  address: string,
  {backend, origin}: StackWithBackend,
  person: GooglePerson | null,
): Promise<string> {
  const chooser = new URL(await follow(address));
  const body = new URLSearchParams(chooser.search);
  body.set('person', person?.sub ?? '');
  const callback = await follow(`${backend.origin}/o/oauth2/v2/auth`, {
    method: 'POST',
    headers: {origin: backend.origin},
    body,
  });
  return (await follow(callback)).slice(origin.length);
}

export async function signInAtGoogle(
  visitor: Visitor,
  stack: StackWithBackend,
  person: GooglePerson,
  errand: Record<string, string> = {},
): Promise<Response> {
  return visitor.get(await chooseAtGoogle(visitor, stack, person, errand));
}

/** Returns the data that a page needs to show Google's prompt. */
export async function findOneTapOffer(visitor: Visitor): Promise<{clientId: string; nonce: string; script: string}> {
  return (await visitor.post('/auth/one-tap/offer', {})).json();
}

/** Presses 'Email me a sign-in code', enters it and returns the callback path without requesting it. */
export async function enterCode(
  visitor: Visitor,
  {shop, origin}: StackWithBackend,
  email: string,
  errand: Record<string, string> = {},
): Promise<string> {
  let emailPage = await follow(locationOf(await visitor.post('/account/login', errand)));
  // A store with a separate account host redirects there first.
  if (!emailPage.includes('/login?')) emailPage = await follow(emailPage);
  const post = (url: string, fields: Record<string, string>) =>
    follow(url, {method: 'POST', headers: {origin: new URL(url).origin}, body: new URLSearchParams(fields)});
  const codePage = await post(emailPage, {email});
  const mail = (await shop.mails(email)).find(({subject}) => subject.endsWith('is your code to sign in'));
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  return (await post(codePage, {code})).slice(origin.length);
}

export async function signInWithCode(
  visitor: Visitor,
  stack: StackWithBackend,
  email: string,
  errand: Record<string, string> = {},
): Promise<Response> {
  return visitor.get(await enterCode(visitor, stack, email, errand));
}

/** Returns whether the header shows a signed-in customer. */
export const isKnown = async (visitor: Visitor): Promise<boolean> =>
  (await (await visitor.get('/about')).text()).includes('Your profile');

/** Returns the digest of a nonce that Google receives. */
export const digestOf = (nonce: string): string => createHash('sha256').update(nonce).digest('hex');
