import type {SharedPicture} from '~/core/page-meta';
import {BUILT_IN_SHOP_NAME} from '~/core/shop-name';

export interface FrameLink {
  readonly title: string;
  /** A path of this shop or an external URL. */
  readonly href: string;
}

export interface MenuDish extends FrameLink {
  readonly image: {readonly url: string; readonly width?: number | null; readonly height?: number | null};
}

/** What the menu of phones offers beside the pages. */
export interface FrameMenuView {
  /** The best sellers among the single packs. */
  readonly dishes: readonly MenuDish[];
  /** Parts of the product list: the bundles, and the levels of heat that packs have, with shorter titles. */
  readonly shelves: readonly (FrameLink & {readonly short?: string})[];
  readonly help: readonly (FrameLink & {readonly icon: 'soup' | 'info'})[];
  /** The main links and all of the above, for the menu without scripts. */
  readonly links: readonly FrameLink[];
}

export interface StorefrontSettings {
  readonly aboutText: string;
  readonly instagramUrl: string | null;
  readonly facebookUrl: string | null;
  /** The container of Google Tag Manager; null without one. */
  readonly tagManagerId: string | null;
}

/** Data of header and footer, the same for all visitors. */
export interface ShopFrame {
  readonly name: string;
  /** Default meta description of pages. */
  readonly description: string;
  /** The cover picture of the shop's brand, for links to pages without a picture of their own. */
  readonly picture: SharedPicture | null;
  readonly mainLinks: readonly FrameLink[];
  readonly companyLinks: readonly FrameLink[];
  readonly supportLinks: readonly FrameLink[];
  /** Absent while Shopify does not respond. */
  readonly menu?: FrameMenuView;
  readonly settings: StorefrontSettings;
}

export const DEFAULT_SETTINGS: StorefrontSettings = {
  aboutText: 'Freeze-dried Indian meal kits for home cooks, shipped all over the USA.',
  instagramUrl: null,
  facebookUrl: null,
  tagManagerId: null,
};

/** Used while Shopify does not respond, so that error pages still have a header and footer. */
export const BUILT_IN_FRAME: ShopFrame = {
  name: BUILT_IN_SHOP_NAME,
  description: DEFAULT_SETTINGS.aboutText,
  picture: null,
  mainLinks: [
    {title: 'Home', href: '/'},
    {title: 'Products', href: '/products'},
    {title: 'Recipes', href: '/recipes'},
    {title: 'About', href: '/about'},
  ],
  companyLinks: [
    {title: 'Our Story', href: '/about'},
    {title: 'Contact Us', href: '/contact'},
  ],
  supportLinks: [
    {title: 'FAQs', href: '/faqs'},
    {title: 'Shipping & Returns', href: '/shipping-returns'},
    {title: 'Privacy Policy', href: '/privacy-policy'},
    {title: 'Terms of Service', href: '/terms-of-service'},
  ],
  settings: DEFAULT_SETTINGS,
};
