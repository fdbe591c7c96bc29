import {flatRoutes} from '@remix-run/fs-routes';
import {layout, type RouteConfig} from '@remix-run/route-config';
import {hydrogenRoutes} from '@shopify/hydrogen';

// Every screen lies in one that catches its errors: one that reached the root would remount the whole document.
export default hydrogenRoutes([layout('screen.tsx', await flatRoutes())]) satisfies RouteConfig;
