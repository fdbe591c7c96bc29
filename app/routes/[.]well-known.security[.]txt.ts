import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {createSecurityText} from '~/admin/security/create-security-text.server';

export async function loader({context}: LoaderFunctionArgs) {
  const headers = {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'};
  return new Response(await createSecurityText(context), {headers});
}
