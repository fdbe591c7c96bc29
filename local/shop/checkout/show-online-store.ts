import type {ShopContext} from '../state';

const CHECKOUT = /^\/(?:cart\/c|checkouts\/cn)\//;
const PASSWORD_PAGE = '/password';

const page = (text: string): Response =>
  new Response(`<!doctype html><title>${text}</title><h1>${text}</h1>`, {headers: {'content-type': 'text/html'}});

const redirect = (location: string): Response => new Response(null, {status: 302, headers: {location}});

/** Responds as the Online Store does at its home page. While a password protects it, it protects the checkout too. */
export function showOnlineStore(request: Request, {config}: ShopContext): Response | null {
  const {pathname} = new URL(request.url);
  const {onlineStore} = config.profile;
  const isHome = pathname === '/';
  if (request.method !== 'GET') return null;
  if (onlineStore === 'password') {
    if (pathname === PASSWORD_PAGE) return page('Opening soon');
    return isHome || CHECKOUT.test(pathname) ? redirect(PASSWORD_PAGE) : null;
  }
  if (!isHome) return null;
  return onlineStore === 'redirect' ? redirect(config.storefrontOrigin) : page('Theme');
}
