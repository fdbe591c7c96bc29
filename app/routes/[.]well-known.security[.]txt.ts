import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {writeSecurityText} from '~/features/insight/security-text.server';

/** Where to report a weakness of this shop. */
export async function loader({context}: LoaderFunctionArgs) {
  const headers = {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'};
  return new Response(await writeSecurityText(context), {headers});
}
