import type {AppContext} from '~/platform/context.server';
import type {Proof} from '~/platform/session/session.server';
import {moveCart, type MoveCartContext} from '~/platform/shopify/move-cart.server';
import type {IdentityNotice} from '../identity-notices';

/**
 * Links a proven account to the signed-in person, who must have signed in recently.
 * @returns the notice for the person; null if the visitor is signed out, so that the proof may begin a session
 * @throws BackendUnavailable if the database is down
 */
export async function linkByProof(
  context: Pick<AppContext, 'session' | 'backend'> & MoveCartContext,
  proof: Proof,
): Promise<IdentityNotice | null> {
  const {session, backend} = context;
  const claims = await session.claims();
  if (!claims) return null;
  const [result] = await backend.call('link_verified_identity', {
    p_session_id: claims.sessionId,
    p_issuer: proof.issuer,
    p_subject: proof.subject,
    p_email: proof.email ?? undefined,
    p_email_verified: proof.isEmailVerified,
    p_hosted_domain: proof.hostedDomain ?? undefined,
    p_sealed_tokens: proof.sealedTokens ?? undefined,
  });
  switch (result?.outcome) {
    case 'linked':
    case 'already-linked':
      await session.amend({
        sessionId: result.session_id,
        userId: result.user_id,
        ...(proof.accountToken && {accountToken: proof.accountToken}),
        ...(proof.customerToken && {customerToken: proof.customerToken}),
      });
      await moveCart(context);
      return 'linked';
    case 'session-too-old':
      return 'link-too-late';
    case 'session-ended':
      return null;
    default:
      return 'link-taken';
  }
}
