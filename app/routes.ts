import {flatRoutes} from '@remix-run/fs-routes';
import {layout, route, type RouteConfig} from '@remix-run/route-config';
import {hydrogenRoutes} from '@shopify/hydrogen';

// Excluded from builds: the workbench must not reach shoppers.
const WORKBENCH =
  process.env.NODE_ENV === 'development'
    ? [route('workbench', 'workbench/route.tsx'), route('workbench/slow-picture', 'workbench/slow-picture.ts')]
    : [];

// Pages with a second address. Ids stay distinct, since routes with one id would replace each other.
const SECOND_ADDRESSES = [
  route('login', 'routes/auth.tsx', {id: 'routes/login'}),
  route('secure-orders', 'routes/orders.tsx', {id: 'routes/secure-orders'}),
  // Shopify's URL of a product within a collection.
  route('collections/:collection/products/:handle', 'routes/products.$handle.tsx', {
    id: 'routes/collections.$collection.products.$handle',
  }),
];

// The layout catches the errors of every route: an error that reaches the root remounts the whole document.
export default hydrogenRoutes([
  layout('shop/shell/screen.tsx', [...(await flatRoutes()), ...SECOND_ADDRESSES, ...WORKBENCH]),
]) satisfies RouteConfig;
