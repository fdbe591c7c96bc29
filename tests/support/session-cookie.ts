import {createSealedBox} from '../../app/platform/session/sealed-box.server';
import {parseSessionClaims, type SessionClaims} from '../../app/platform/session/session-claims';
import type {Visitor} from './visitor';

/** What the storefronts of the tests seal their cookies with. */
export const TEST_SECRET = 'a secret of the tests that seals nothing of anybody';
/** The cookie that says who is signed in. */
export const SESSION = '__Host-session';

const box = createSealedBox([TEST_SECRET], 'session cookie');

/** @returns what the cookie of this browser says; null when there is none of ours */
export const claimsOf = async ({cookies}: Pick<Visitor, 'cookies'>): Promise<SessionClaims | null> =>
  parseSessionClaims(await box.open(cookies.get(SESSION) ?? ''));

/** Seals the cookie of this browser anew with other claims, as only time and the server itself can. */
export async function rewriteSession(visitor: Visitor, changes: Partial<SessionClaims>): Promise<void> {
  visitor.cookies.set(SESSION, await box.seal({...(await claimsOf(visitor)), ...changes}));
}
