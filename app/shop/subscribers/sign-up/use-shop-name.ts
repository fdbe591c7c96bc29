import {useRouteLoaderData} from '@remix-run/react';
import {BUILT_IN_SHOP_NAME} from '~/core/shop-name';

/** What the frame of every page knows. */
interface FrameData {
  readonly frame?: {readonly name: string};
  readonly viewer?: object | null;
}

export const useShopName = (): string => useRouteLoaderData<FrameData>('root')?.frame?.name ?? BUILT_IN_SHOP_NAME;

export const useIsSignedIn = (): boolean => Boolean(useRouteLoaderData<FrameData>('root')?.viewer);
