import type {AppContext} from '~/platform/context.server';
import type {Proof} from '~/platform/session/session.server';
import {moveCart, type MoveCartContext} from '~/platform/shopify/move-cart.server';
import type {IdentityNotice} from '../identity-notices';

/**
 * Joins what has just been proven to the person of this session, who proved themselves in this browser a moment ago.
 * @returns what to tell them; null when nobody is signed in, and the proof may begin a session of its own
 * @throws BackendUnavailable when the database does not answer
 */
export async function linkByProof(
  context: Pick<AppContext, 'session' | 'backend'> & MoveCartContext,
  proof: Proof,
): Promise<IdentityNotice | null> {
  const {session, backend} = context;
  const claims = await session.claims();
  if (!claims) return null;
  const [answer] = await backend.call('link_verified_identity', {
    p_session_id: claims.sessionId,
    p_issuer: proof.issuer,
    p_subject: proof.subject,
    p_email: proof.email ?? undefined,
    p_email_verified: proof.isEmailVerified,
    p_hosted_domain: proof.hostedDomain ?? undefined,
    p_sealed_tokens: proof.sealedTokens ?? undefined,
  });
  switch (answer?.outcome) {
    case 'linked':
    case 'already-linked':
      await session.amend({
        sessionId: answer.session_id,
        userId: answer.user_id,
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
