import {BUILT_IN_SHOP_NAME} from '~/core/shop-name';

/** One entry of a menu. */
export interface FrameLink {
  readonly title: string;
  /** A path of this shop, or an address elsewhere. */
  readonly href: string;
}

/** What the merchant sets for the storefront. */
export interface StorefrontSettings {
  readonly aboutText: string;
  readonly instagramUrl: string | null;
  readonly facebookUrl: string | null;
}

/** What stands around every page; the same for everyone. */
export interface ShopFrame {
  readonly name: string;
  /** What the shop sells, in a sentence, for search engines. */
  readonly description: string;
  readonly mainLinks: readonly FrameLink[];
  readonly companyLinks: readonly FrameLink[];
  readonly supportLinks: readonly FrameLink[];
  readonly settings: StorefrontSettings;
}

/** What holds where the merchant has set nothing. */
export const DEFAULT_SETTINGS: StorefrontSettings = {
  aboutText: 'Freeze-dried Indian meal kits for home cooks, shipped all over the USA.',
  instagramUrl: null,
  facebookUrl: null,
};

/** Stands in while the shop cannot be reached, so that an error page still has its header, its footer and ways on. */
export const BUILT_IN_FRAME: ShopFrame = {
  name: BUILT_IN_SHOP_NAME,
  description: DEFAULT_SETTINGS.aboutText,
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
