import {flatRoutes} from '@remix-run/fs-routes';
import {layout, route, type RouteConfig} from '@remix-run/route-config';
import {hydrogenRoutes} from '@shopify/hydrogen';

// Not in a build: nothing of it may reach a shopper.
const WORKBENCH =
  process.env.NODE_ENV === 'development'
    ? [route('workbench', 'workbench/route.tsx'), route('workbench/slow-picture', 'workbench/slow-picture.ts')]
    : [];

// Every screen lies in one that catches its errors: one that reached the root would remount the whole document.
export default hydrogenRoutes([layout('screen.tsx', [...(await flatRoutes()), ...WORKBENCH])]) satisfies RouteConfig;
