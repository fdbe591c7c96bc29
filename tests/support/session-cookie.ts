import {createSealedBox} from '../../app/platform/session/sealed-box.server';
import {parseSessionClaims, type SessionClaims} from '../../app/platform/session/session-claims';
import type {Visitor} from './visitor';

/** The secret that encrypts the cookies in tests. */
export const TEST_SECRET = 'a secret of the tests that seals nothing of anybody';
export const SESSION = '__Host-session';

const box = createSealedBox([TEST_SECRET], 'session cookie');

/** Returns the claims of this browser's session cookie, or null if there is no valid one. */
export const claimsOf = async ({cookies}: Pick<Visitor, 'cookies'>): Promise<SessionClaims | null> =>
  parseSessionClaims(await box.open(cookies.get(SESSION) ?? ''));

/** Re-encrypts this browser's session cookie with other claims. */
export async function rewriteSession(visitor: Visitor, changes: Partial<SessionClaims>): Promise<void> {
  visitor.cookies.set(SESSION, await box.seal({...(await claimsOf(visitor)), ...changes}));
}
