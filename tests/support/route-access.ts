/**
 * The access to a route: everyone, signed-in people, or servers that send a signature or a secret. Actions of staff are
 * part of the order page; its tests list them by intent.
 */
export type Access = 'public' | 'signed-in' | 'admin' | 'server';

/** The access to a route, and a path that it handles. */
export interface ClassifiedRoute {
  readonly access: Access;
  readonly path: string;
}

const open = (path: string): ClassifiedRoute => ({access: 'public', path});
const own = (path: string): ClassifiedRoute => ({access: 'signed-in', path});
const admin = (path: string): ClassifiedRoute => ({access: 'admin', path});
const server = (path: string): ClassifiedRoute => ({access: 'server', path});

/** The order that tests assign to a customer. */
export const OWN_ORDER = 1001;

/** All routes of the build by id. A test fails for each route that is not classified here. */
export const ROUTE_ACCESS: Readonly<Record<string, ClassifiedRoute>> = {
  'routes/product.$productSlug_.review': own('/product/palak-paneer/review'),
  'routes/product.$productSlug_.reviews': open('/product/palak-paneer/reviews'),
  'routes/_index': open('/'),
  'routes/$': open('/no/such/page'),
  'routes/$page': open('/about'),
  'routes/[.]well-known.security[.]txt': open('/.well-known/security.txt'),
  'routes/[_t].c.v3.($token)': open('/_t/c/v3/unsubscribe-token'),
  'routes/account_.$': open('/account/register'),
  'routes/account_.activate.($id).($token)': open('/account/activate/7/token'),
  'routes/account_.authorize': open('/account/authorize'),
  'routes/account_.link': own('/account/link'),
  'routes/account_.login': open('/account/login'),
  'routes/account_.recover': open('/account/recover'),
  'routes/account_.reset.($id).($token)': open('/account/reset/7/token'),
  'routes/admin': admin('/admin'),
  'routes/admin._index': admin('/admin'),
  'routes/admin.health': admin('/admin/health'),
  'routes/admin.security': admin('/admin/security'),
  'routes/admin_.verify': admin('/admin/verify'),
  'routes/admin.orders._index': admin('/admin/orders'),
  'routes/admin.orders.$order': admin('/admin/orders/1001'),
  'routes/admin.orders.$order_.cancel': admin('/admin/orders/1001/cancel'),
  'routes/admin.orders.$order_.refund': admin('/admin/orders/1001/refund'),
  'routes/admin.orders.$order_.pack': admin('/admin/orders/1001/pack'),
  'routes/admin.orders.$order_.slip': admin('/admin/orders/1001/slip'),
  'routes/admin.tracking._index': admin('/admin/tracking'),
  'routes/admin.tracking.import._index': admin('/admin/tracking/import'),
  'routes/admin.tracking.import.$import': admin('/admin/tracking/import/aaaaaaaa-0000-4000-8000-000000000001'),
  'routes/admin.orders[.]csv': admin('/admin/orders.csv'),
  'routes/admin.orders_.realtime': admin('/admin/orders/realtime'),
  'routes/admin.notifications': admin('/admin/notifications'),
  'routes/admin.customers._index': admin('/admin/customers'),
  'routes/admin.customers.$customer': admin('/admin/customers/7000000000001'),
  'routes/admin.settings': admin('/admin/settings'),
  'routes/admin.search': admin('/admin/search?q=1001'),
  'routes/admin.search_.results': admin('/admin/search/results?q=1001'),
  'routes/admin.products._index': admin('/admin/products'),
  'routes/admin.products.$product._index': admin('/admin/products/8000000000002'),
  'routes/admin.products.$product.remove': admin('/admin/products/8000000000002/remove'),
  'routes/admin.products.new': admin('/admin/products/new'),
  'routes/auth': open('/auth'),
  'routes/auth_.callback': open('/auth/callback'),
  'routes/auth_.google': open('/auth/google'),
  'routes/auth_.one-tap': open('/auth/one-tap'),
  'routes/auth_.one-tap_.offer': open('/auth/one-tap/offer'),
  'routes/cart': open('/cart'),
  'routes/cart_.$lines': open('/cart/44000000000002:1'),
  'routes/cart_.latest': open('/cart/latest'),
  'routes/cart_.suggestions': open('/cart/suggestions'),
  'routes/collections._index': open('/collections'),
  'routes/collections.$handle': open('/collections/bundles'),
  'routes/contact': open('/contact'),
  'routes/csp-reports': open('/csp-reports'),
  'routes/discount.$code': open('/discount/SUMMER10'),
  'routes/faqs': open('/faqs'),
  'routes/health': open('/health'),
  'routes/icons[.]svg': open('/icons.svg'),
  'routes/llms[.]txt': open('/llms.txt'),
  'routes/product.$productSlug_.markdown': open('/product/palak-paneer/markdown'),
  'routes/products[.]xml': open('/products.xml'),
  'routes/sitemap[.]xml': open('/sitemap.xml'),
  'routes/sitemap.$type.$page[.xml]': open('/sitemap/products/1.xml'),
  'routes/login': open('/login'),
  'routes/logout': open('/logout'),
  'routes/notifications': own('/notifications'),
  'routes/notifications_.recent': own('/notifications/recent'),
  'routes/order.$orderId': own(`/order/${OWN_ORDER}`),
  'routes/order.guest.$token': open('/order/guest/no-such-link'),
  'routes/order_.guest_.$token.realtime': open('/order/guest/no-such-link/realtime'),
  'routes/orders': own('/orders'),
  'routes/orders_.recent': own('/orders/recent'),
  'routes/pages.$handle': open('/pages/about'),
  'routes/policies.$handle': open('/policies/privacy-policy'),
  'routes/product.$productSlug': open('/product/palak-paneer'),
  'routes/product.($productSlug).primary-image': open('/product/palak-paneer/primary-image'),
  'routes/products._index': open('/products'),
  'routes/products.$handle': open('/products/palak-paneer'),
  'routes/profile._index': own('/profile'),
  'routes/profile.addresses._index': own('/profile/addresses'),
  'routes/profile.addresses.$number._index': own('/profile/addresses/1'),
  'routes/profile.addresses.$number.remove': own('/profile/addresses/1/remove'),
  'routes/profile.addresses.new': own('/profile/addresses/new'),
  'routes/profile.orders': own('/profile/orders'),
  'routes/profile.password': own('/profile/password'),
  'routes/profile': own('/profile'),
  'routes/realtime.token': own('/realtime/token'),
  'routes/robots[.]txt': open('/robots.txt'),
  'routes/recipes._index': open('/recipes'),
  'routes/recipes.$recipeId': open('/recipes/palak-paneer'),
  'routes/search': open('/search?q=curry'),
  'routes/search_.suggest': open('/search/suggest?q=palak'),
  'routes/secure-orders': own('/secure-orders'),
  'routes/webhooks.reconcile': server('/webhooks/reconcile'),
  'routes/webhooks.shopify': server('/webhooks/shopify'),
};
