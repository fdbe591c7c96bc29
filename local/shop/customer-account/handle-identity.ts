import {revokeSession} from '../customers/access-tokens';
import {unavailablePageResponse, seeOther} from '../checkout/page';
import type {ShopContext} from '../state';
import {apiConfiguration, openidConfiguration} from './discovery';
import {handleAuthorization, code, login} from './handle-sign-in';
import {publicKeys, sessionOf} from './id-token';
import {toStorefrontAddress} from './identity-addresses';
import {handleTokenRequest} from './token-endpoint';

type Handler = (request: Request, context: ShopContext) => Response | Promise<Response>;

/** Ends a session and revokes its tokens. */
async function logout(request: Request, context: ShopContext): Promise<Response> {
  const {searchParams: query} = new URL(request.url);
  const requested = query.get('post_logout_redirect_uri');
  const target = toStorefrontAddress(requested ?? context.config.storefrontOrigin, context);
  if (!target)
    return unavailablePageResponse(400, 'You cannot be sent there', 'This is no address of the storefront.', context);
  const session = await sessionOf(query.get('id_token_hint') ?? '', context);
  if (session !== null) revokeSession(context.state, session);
  return seeOther(target.href);
}

const configuration: Handler = (_request, context) => Response.json(openidConfiguration(context));

const PAGES: readonly (readonly [RegExp, Readonly<Record<string, Handler>>])[] = [
  [/^(?:\/authentication\/\d+)?\/\.well-known\/openid-configuration$/, {GET: configuration}],
  [/^\/\.well-known\/customer-account-api$/, {GET: (_request, context) => Response.json(apiConfiguration(context))}],
  [
    /^\/authentication\/\d+\/\.well-known\/jwks\.json$/,
    {GET: async (_request, context) => Response.json(await publicKeys(context))},
  ],
  [/^\/authentication\/\d+\/oauth\/authorize$/, {GET: handleAuthorization}],
  [/^\/authentication\/\d+\/oauth\/token$/, {POST: handleTokenRequest}],
  [/^\/authentication\/\d+\/login$/, {GET: login, POST: login}],
  [/^\/authentication\/\d+\/login\/code$/, {GET: code, POST: code}],
  [/^\/authentication\/\d+\/logout$/, {GET: logout}],
];

/**
 * Handles the identity server of the Customer Account API: OpenID Connect with mailed codes instead of passwords.
 *
 * @returns the response, or null for other paths
 */
export async function handleIdentity(request: Request, context: ShopContext): Promise<Response | null> {
  const {pathname} = new URL(request.url);
  const methods = PAGES.find(([path]) => path.test(pathname))?.[1];
  if (!methods) return null;
  const handler = methods[request.method];
  if (!handler) return new Response(null, {status: 405, headers: {allow: Object.keys(methods).join(', ')}});
  return handler(request, context);
}
