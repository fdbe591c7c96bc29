import {flatRoutes} from '@remix-run/fs-routes';
import {layout, route, type RouteConfig} from '@remix-run/route-config';
import {hydrogenRoutes} from '@shopify/hydrogen';

// Excluded from builds: the workbench must not reach shoppers.
const WORKBENCH =
  process.env.NODE_ENV === 'development'
    ? [route('workbench', 'workbench/route.tsx'), route('workbench/slow-picture', 'workbench/slow-picture.ts')]
    : [];

// The layout catches the errors of every route: an error that reaches the root remounts the whole document.
export default hydrogenRoutes([layout('screen.tsx', [...(await flatRoutes()), ...WORKBENCH])]) satisfies RouteConfig;
