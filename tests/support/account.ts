import type {SEED_PEOPLE} from '../../local/seed/people';
import {SEED_PASSWORD} from '../../local/seed/people';
import type {StackWithBackend} from './stack';
import {createVisitor, signInFields, type Visitor} from './visitor';

type Who = Pick<(typeof SEED_PEOPLE)[keyof typeof SEED_PEOPLE], 'email'>;

/** Somebody who has signed in by the card, and whose forms say whose page they stood on. */
export interface SignedIn extends Visitor {
  readonly owner: string;
  /** Sends one of the account area's forms. */
  save(path: string, fields: Readonly<Record<string, string>>): Promise<Response>;
  /** @returns what a page of theirs says, without its markup */
  read(path: string): Promise<string>;
}

/** @returns a page's text as people read it: no scripts, no markup */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

/** Signs a seeded person in. */
export async function signInTo(
  {origin}: Pick<StackWithBackend, 'origin'>,
  {email}: Who,
  password: string = SEED_PASSWORD,
): Promise<SignedIn> {
  const visitor = createVisitor(origin);
  const {status} = await visitor.post('/auth', signInFields(email, password));
  if (status !== 303) throw new Error(`Signing in as ${email} answered ${status}`);
  return toSignedIn(visitor);
}

/** @returns somebody who has signed in, in whatever way, with what the account area's tests do */
export async function toSignedIn(visitor: Visitor): Promise<SignedIn> {
  const page = await (await visitor.get('/profile')).text();
  const owner = /name="owner" value="([^"]+)"/.exec(page)?.[1] ?? '';
  return {
    ...visitor,
    owner,
    save: (path, fields) => visitor.post(path, {owner, ...fields}),
    read: async (path) => textOf(await (await arrive(visitor, path)).text()),
  };
}

/** @returns the page at which a visitor arrives who follows wherever they are led */
export async function arrive(visitor: Pick<Visitor, 'get'>, path: string): Promise<Response> {
  const response = await visitor.get(path);
  const location = response.headers.get('Location');
  return location ? arrive(visitor, location) : response;
}
