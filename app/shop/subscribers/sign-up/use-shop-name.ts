import {useRouteLoaderData} from '@remix-run/react';
import {BUILT_IN_SHOP_NAME} from '~/core/shop-name';

/** What the frame of every page knows. */
interface FrameData {
  readonly frame?: {readonly name: string};
  readonly viewer?: object | null;
}

/** Returns the shop's name. */
export const useShopName = (): string => useRouteLoaderData<FrameData>('root')?.frame?.name ?? BUILT_IN_SHOP_NAME;

/** Returns whether a person is signed in. */
export const useIsSignedIn = (): boolean => Boolean(useRouteLoaderData<FrameData>('root')?.viewer);
