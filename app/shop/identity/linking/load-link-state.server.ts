import {requireSignedIn} from '~/platform/session/require-signed-in.server';
import {discoverAccountHosts} from '~/platform/shopify/accounts/account-discovery.server';
import {offersCode, offersGoogle, offersPasswords} from '~/platform/sign-in-sources.server';
import type {IdentityArgs} from '../provider/provider-sign-in.server';
import {returnTarget} from '../return-target';
import type {LinkState} from './link-state';

export async function loadLinkState({context, request}: IdentityArgs): Promise<LinkState> {
  const {live} = await requireSignedIn(context, request);
  const claims = await context.session.claims();
  const [viewer] = await context.backend.call('find_viewer', {p_user_id: live.user_id});
  const issuers = viewer?.issuers ?? [];
  const {config} = context;
  if (offersCode(config)) await discoverAccountHosts(context);
  return {
    hasGoogle: issuers.includes('google'),
    hasShop: issuers.includes('shopify'),
    canUseShop: Boolean(claims?.customerToken ?? claims?.accountToken),
    email: viewer?.email ?? null,
    offersGoogle: offersGoogle(config),
    offersCode: offersCode(config),
    offersPasswords: offersPasswords(config),
    returnTo: returnTarget(new URL(request.url).searchParams.get('returnTo'), config.PUBLIC_ORIGIN),
  };
}
