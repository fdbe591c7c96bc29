import type {ShopPicture} from '~/ui/shop-image-sources';
import type {NavigationLink} from '../frame/navigation';
import {SHELL_COPY} from '../shell-copy';
import type {IconLink} from './to-account-links';

/** What the menu offers beside the pages. */
export interface MenuView {
  readonly dishes: readonly {readonly handle: string; readonly title: string; readonly image: ShopPicture}[];
  /** Levels of heat that dishes have. */
  readonly heats: readonly string[];
  readonly hasBundles: boolean;
}

interface ShelfLink extends NavigationLink {
  /** The title where the context is clear. */
  readonly short: string;
}

/** Returns the links to parts of the product list. */
export const toShelfLinks = ({heats, hasBundles}: MenuView): readonly ShelfLink[] => [
  ...(hasBundles ? [{title: SHELL_COPY.bundles, short: SHELL_COPY.bundles, href: '/products?kind=bundle'}] : []),
  ...heats.map((heat) => ({
    title: SHELL_COPY.dishesOf(heat),
    short: heat,
    href: `/products?heat=${heat.toLowerCase()}`,
  })),
];

export const HELP_LINKS: readonly IconLink[] = [
  {title: SHELL_COPY.savedRecipes, href: '/recipes/saved', icon: 'soup'},
  {title: SHELL_COPY.help, href: '/faqs', icon: 'info'},
];
