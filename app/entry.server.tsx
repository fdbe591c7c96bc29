import {isRouteErrorResponse, RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext, HandleErrorFunction} from '@shopify/remix-oxygen';
import {isbot} from 'isbot';
import {renderToReadableStream} from 'react-dom/server';
import {RequestFactsProvider} from '~/ui/request-facts';

/** Streams the document. The worker's entry sets the Content-Security-Policy with the request's nonce. */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  let status = responseStatusCode;
  const body = await renderToReadableStream(
    <RequestFactsProvider value={{nonce: context.nonce, reference: context.reference}}>
      <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
    </RequestFactsProvider>,
    {
      nonce: context.nonce,
      signal: request.signal,
      onError(error) {
        // The visitor left while the page streamed: not an error of the app.
        if (request.signal.aborted) return;
        context.report(error);
        status = 500;
      },
    },
  );
  // Crawlers get the whole document at once: they do not run the scripts that put streamed parts in place. The page cache
  // serves them too.
  if (context.page.isForCache || isbot(request.headers.get('user-agent'))) await body.allReady;
  responseHeaders.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, {headers: responseHeaders, status});
}

/** Logs every error that a loader or action throws, once, with the reference that the error screen shows. */
export const handleError: HandleErrorFunction = (error, {request, context}) => {
  // The responses that arrive here are Remix's own, such as a 405. Their data are the text of an internal error, which
  // Remix would send to the browser next.
  if (isRouteErrorResponse(error)) error.data = null;
  else if (!request.signal.aborted) context.report(error);
};
