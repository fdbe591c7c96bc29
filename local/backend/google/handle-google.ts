import {isCrossOrigin} from '../../kit/cross-origin';
import type {BackendContext} from '../context';
import type {GoogleAuthorization} from './authorization';
import {gsiClient, gsiCredential, gsiSelect} from './one-tap';

type Handler = (
  request: Request,
  context: BackendContext,
  authorization: GoogleAuthorization,
) => Response | Promise<Response>;

/** Rejects forms that a page of another site submits. */
const sameOriginOnly =
  (handler: Handler): Handler =>
  (request, context, authorization) =>
    isCrossOrigin(request, context.config.origin)
      ? new Response(null, {status: 403})
      : handler(request, context, authorization);

const HANDLERS: Readonly<Record<string, Handler>> = {
  'GET /o/oauth2/v2/auth': (request, context, authorization) => authorization.showChooser(request, context),
  'POST /o/oauth2/v2/auth': sameOriginOnly((request, context, authorization) => authorization.choose(request, context)),
  'POST /o/oauth2/token': (request, context, authorization) => authorization.exchange(request, context),
  'GET /oauth2/v3/certs': (_request, {google}) => Response.json(google.jwks),
  'GET /gsi/client': gsiClient,
  'GET /gsi/select': gsiSelect,
  'POST /gsi/credential': sameOriginOnly(gsiCredential),
};

/** Handles requests to the local Google; returns null for every other path. */
export function handleGoogle(
  request: Request,
  context: BackendContext,
  authorization: GoogleAuthorization,
): Promise<Response> | null {
  const route = `${request.method} ${new URL(request.url).pathname}`;
  const handler = Object.hasOwn(HANDLERS, route) ? HANDLERS[route] : undefined;
  return handler ? Promise.resolve(handler(request, context, authorization)) : null;
}
