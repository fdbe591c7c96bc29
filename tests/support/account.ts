import type {SEED_PEOPLE} from '../../local/seed/people';
import {SEED_PASSWORD} from '../../local/seed/people';
import type {StackWithBackend} from './stack';
import {createVisitor, signInFields, type Visitor} from './visitor';

type Who = Pick<(typeof SEED_PEOPLE)[keyof typeof SEED_PEOPLE], 'email'>;

/** A visitor who signed in with the card, and whose forms contain the customer of their page. */
export interface SignedIn extends Visitor {
  readonly owner: string;
  /** Submits a form of the account area. */
  save(path: string, fields: Readonly<Record<string, string>>): Promise<Response>;
  /** Returns the text of a page without markup. */
  read(path: string): Promise<string>;
}

/** Returns the visible text of a page, without scripts and markup. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

/** Signs in a seeded customer. */
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

/** Extends a signed-in visitor with the helpers of the account tests. */
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

/** Returns the page at the end of all redirects. */
export async function arrive(visitor: Pick<Visitor, 'get'>, path: string): Promise<Response> {
  const response = await visitor.get(path);
  const location = response.headers.get('Location');
  return location ? arrive(visitor, location) : response;
}
