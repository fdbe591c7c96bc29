import type {SeedAutomaticDiscount, SeedDiscount} from './seed-discount';
import type {SeedMetafieldDefinition, SeedMetaobjectDefinition} from './definitions/definition-types';
import type {SeedNutrition, SeedRecipe} from './kit-types';
import type {SeedSellingPlanGroup, SeedSubscriptionTerms} from './seed-selling-plan';
import type {SeedChoice, SeedOffer} from './seed-variant';

/** What the changes of staff add to media. */
interface StaffMedia {
  /** The number in its global id, once staff changed the media of the product; otherwise its place decides. */
  readonly number?: number;
  /** What shoppers do not see: a picture that is being processed, or why that failed. `READY` if absent. */
  readonly status?: 'PROCESSING' | MediaFailure;
}

/** Why a picture cannot be used. */
export type MediaFailure = 'IMAGE_PROCESSING_FAILURE' | 'INVALID_IMAGE_FILE_SIZE' | 'INVALID_IMAGE_RESOLUTION';

/** A picture or clip of a product, in gallery order. Files are names in the shop's media folder; sizes are in pixels. */
export type SeedMedia = StaffMedia & SeedMediaContent;

type SeedMediaContent =
  | {
      readonly kind: 'image';
      readonly file: string;
      readonly altText: string;
      readonly width: number;
      readonly height: number;
    }
  | {readonly kind: 'video'; readonly file: string; readonly poster: string; readonly altText: string}
  /** A 3D model; `file` is in the format GLB. */
  | {readonly kind: 'model'; readonly file: string; readonly poster: string; readonly altText: string}
  | {
      readonly kind: 'external';
      /** URL of the video at the service that hosts it. */
      readonly originUrl: string;
      readonly poster: string;
      readonly altText: string;
    };

/** A product of the shop. Without options it has one variant, whose offer is that of the product. */
export interface SeedProduct extends SeedOffer, SeedChoice, SeedSubscriptionTerms {
  /** Small and stable, because global ids contain it. */
  readonly number: number;
  /** The id in old links and tests: '1' to '6' for single packs, 'b1' to 'b4' for bundles. */
  readonly catalogId: string;
  readonly handle: string;
  readonly title: string;
  /** Another name of the product; its old path redirects to the current one. */
  readonly secondName?: string;
  /** `Meal Kit` or `Bundle` in the seed; staff may set others. */
  readonly productType: string;
  readonly isGiftCard?: boolean;
  /** The children of a combined listing, each with its values of the options that the parent adds; only the parent has them. */
  readonly combines?: readonly {readonly product: SeedProduct; readonly values: readonly string[]}[];
  readonly tags: readonly string[];
  /** Paragraphs of the description, served as HTML and as plain text. */
  readonly description: readonly string[];
  /** One line that cards have instead of the description. */
  readonly tagline?: string;
  readonly hue?:
    | 'tikka'
    | 'palak'
    | 'pepper'
    | 'biryani'
    | 'curry'
    | 'goat'
    | 'sampler'
    | 'comfort'
    | 'favorites'
    | 'spicy';
  readonly heat?: 'Mild' | 'Medium' | 'Medium-Hot' | 'Hot';
  readonly badge?: 'BEST VALUE' | 'MOST SOLD';
  readonly ingredients?: string;
  readonly howToUse?: readonly string[];
  readonly storage?: string;
  readonly whyChoose: readonly string[];
  /** Catalog ids of a bundle's components, in order. */
  readonly includes?: readonly string[];
  readonly nutrition?: SeedNutrition;
  readonly recipe?: SeedRecipe;
  /** Average rating out of five, and the number of reviews. */
  readonly rating?: {readonly value: number; readonly count: number};
  /** Sum and number of the stars in the storefront's own reviews. */
  readonly ownRating?: {readonly total: number; readonly count: number};
  readonly media: readonly SeedMedia[];
  /** URLs of media beside the gallery, as in a metafield. */
  readonly moreMedia?: readonly (string | {readonly url: string})[];
  readonly createdAt: string;
  readonly updatedAt: string;
  /** What only the Admin API sets; absent in the seed. */
  readonly staff?: StaffProductFields;
}

export interface StaffProductFields {
  /** `ACTIVE` if absent. */
  readonly status?: 'ACTIVE' | 'ARCHIVED' | 'DRAFT';
  /** Whether its stock is not counted. */
  readonly isUntracked?: boolean;
  /** A product that staff create is not published until they publish it. */
  readonly isUnpublished?: boolean;
  /** Whether the Online Store, which is another channel, does not show it. */
  readonly isOffOnlineStore?: boolean;
  /** The description as entered; the paragraphs of the product are its text. */
  readonly descriptionHtml?: string;
  /** Metafields by `namespace.key`; null for a deleted one. They win over the fields of the seed. */
  readonly metafields?: Readonly<Record<string, StaffMetafield | null>>;
}

export interface StaffMetafield {
  readonly type: string;
  readonly value: string;
  readonly updatedAt: string;
}

/** A collection with the merchant's manual order. */
export interface SeedCollection {
  readonly number: number;
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  /** Catalog ids in the merchant's order. */
  readonly products: readonly string[];
  /** What only the Admin API sets; absent in the seed. */
  readonly staff?: Pick<StaffProductFields, 'isUnpublished' | 'isOffOnlineStore'>;
  /** The date of the seed if absent. */
  readonly updatedAt?: string;
}

/** A content page; its body is HTML as the Shopify admin's editor saves it. */
export interface SeedPage {
  readonly number: number;
  readonly handle: string;
  readonly title: string;
  readonly bodyHtml: string;
  readonly seoDescription: string;
}

export interface SeedAuthor {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly bio: string;
}

/** An article of a blog; its body is HTML as the Shopify admin's editor saves it. */
export interface SeedArticle {
  /** Unique among the articles of all blogs. */
  readonly number: number;
  /** Unique in its blog. */
  readonly handle: string;
  readonly title: string;
  readonly author: SeedAuthor;
  readonly publishedAt: string;
  readonly tags: readonly string[];
  /** Plain text; empty if the merchant wrote none. */
  readonly excerpt: string;
  readonly bodyHtml: string;
  readonly seoDescription: string;
  readonly picture?: Pick<Extract<SeedMedia, {kind: 'image'}>, 'file' | 'altText' | 'width' | 'height'>;
  /** Catalog ids of the products that the article is about, as in a metafield. */
  readonly relatedProducts?: readonly string[];
}

export interface SeedBlog {
  readonly number: number;
  readonly handle: string;
  readonly title: string;
  readonly seoDescription: string;
  readonly articles: readonly SeedArticle[];
}

/** One of the shop's four policies; the kind is the name of its field on `Shop`. */
export interface SeedPolicy {
  readonly kind: 'privacyPolicy' | 'refundPolicy' | 'shippingPolicy' | 'termsOfService';
  readonly handle: string;
  readonly title: string;
  readonly bodyHtml: string;
}

export interface SeedMenuItem {
  readonly title: string;
  /** Path on the storefront, e.g. `/products`. */
  readonly path: string;
  readonly type:
    | 'FRONTPAGE'
    | 'CATALOG'
    | 'PAGE'
    | 'SHOP_POLICY'
    | 'HTTP'
    | 'COLLECTION'
    | 'SEARCH'
    | 'BLOG'
    | 'ARTICLE';
}

export interface SeedMenu {
  /** The number in its global id; its place in the list if absent. */
  readonly number?: number;
  readonly handle: string;
  readonly title: string;
  readonly items: readonly SeedMenuItem[];
}

/**
 * A metaobject with its fields as in the Storefront API. A `file_reference` contains the file's name, a
 * `product_reference` the product's catalog id, and a list of them a JSON list of catalog ids.
 */
export interface SeedMetaobject {
  readonly number: number;
  readonly type: string;
  readonly handle: string;
  readonly fields: readonly {readonly key: string; readonly type: string; readonly value: string}[];
  /** The date of the seed if absent. */
  readonly updatedAt?: string;
}

/** An address of a seeded customer; the name is the customer's, the country the United States. */
interface SeedAddress {
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly provinceCode: string;
  readonly zip: string;
}

/** A customer of a fresh shop. */
export interface SeedPerson {
  /** The number in their global id. */
  readonly number: number;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  /** `invited` received an activation link; `disabled` never requested an account. */
  readonly account: 'enabled' | 'invited' | 'disabled';
  /** Customers without a password sign in with mailed codes. */
  readonly hasPassword: boolean;
  readonly marketing: {
    readonly state: 'SUBSCRIBED' | 'NOT_SUBSCRIBED';
    readonly optInLevel: 'CONFIRMED_OPT_IN' | null;
  };
  /** The first is the default. */
  readonly addresses: readonly SeedAddress[];
  readonly createdAt: string;
}

/** A past order; its global ids contain its number. */
export interface SeedOrder {
  /** The number that shoppers see, e.g. 1001. */
  readonly orderNumber: number;
  /** The buyer, who must have an address. */
  readonly personNumber: number;
  readonly placedAt: string;
  readonly shippingMethod: 'standard' | 'express';
  /** By catalog id. */
  readonly lines: readonly {readonly catalogId: string; readonly quantity: number}[];
  readonly discountCode?: string;
  /** The buyer's note. */
  readonly note?: string;
  readonly parcels?: readonly SeedParcel[];
  /** Canceled before shipping and refunded. */
  readonly cancelled?: {readonly at: string; readonly reason: 'customer' | 'inventory'};
  /** Why the order must not be shipped yet. */
  readonly hold?: {readonly reason: 'INCORRECT_ADDRESS' | 'OTHER'; readonly notes: string};
  /** Refunds after shipping. */
  readonly refunds?: readonly SeedRefund[];
}

/** A refund of some of an order; one of all quantities includes the shipping. */
export interface SeedRefund {
  readonly at: string;
  readonly note: string;
  /** Quantity per line, in the order of the lines. */
  readonly quantities: readonly number[];
  readonly restockType: 'no_restock' | 'return';
}

/** Quantities of a past order that were sent together. */
export interface SeedParcel {
  readonly sentAt: string;
  readonly company: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
  /** Quantity per line, in the order of the lines. */
  readonly quantities: readonly number[];
  readonly events: readonly {readonly status: 'IN_TRANSIT' | 'OUT_FOR_DELIVERY' | 'DELIVERED'; readonly at: string}[];
}

/** A gift card that was issued. Amounts are in cents. */
export interface SeedGiftCard {
  readonly number: number;
  readonly code: string;
  readonly initialMinor: number;
  readonly balanceMinor: number;
  /** The last day on which it can be used. */
  readonly expiresOn?: string;
}

/** A picture or clip that staff uploaded to the files of the shop. */
export interface SeedFile {
  readonly number: number;
  readonly media: Extract<SeedMedia, {kind: 'image' | 'video'}>;
  /** Whether the shop has processed it; before, it cannot be shown. */
  readonly isReady: boolean;
  /** Why it cannot be processed. */
  readonly failure?: MediaFailure;
  /** The name that it was uploaded with, if the shop stores it under another one. */
  readonly uploadedAs?: string;
}

/** An old path of the storefront and the path that it redirects to. */
interface SeedRedirect {
  /** The number in its global id; its place in the list if absent. */
  readonly number?: number;
  readonly path: string;
  readonly target: string;
}

export interface Seed {
  readonly shop: {readonly number: number; readonly name: string; readonly description: string; readonly email: string};
  readonly products: readonly SeedProduct[];
  readonly collections: readonly SeedCollection[];
  readonly pages: readonly SeedPage[];
  readonly blogs: readonly SeedBlog[];
  readonly policies: readonly SeedPolicy[];
  readonly menus: readonly SeedMenu[];
  readonly discounts: readonly SeedDiscount[];
  /** None if absent. */
  readonly automaticDiscounts?: readonly SeedAutomaticDiscount[];
  /** None if absent. */
  readonly sellingPlanGroups?: readonly SeedSellingPlanGroup[];
  /** None if absent. */
  readonly giftCards?: readonly SeedGiftCard[];
  readonly metaobjects: readonly SeedMetaobject[];
  readonly people: readonly SeedPerson[];
  /** The oldest first. */
  readonly orders: readonly SeedOrder[];
  /** Pictures that belong to no product. */
  readonly pictures: readonly Extract<SeedMedia, {kind: 'image'}>[];
  /** Clips that belong to no product. */
  readonly clips: readonly Extract<SeedMedia, {kind: 'video'}>[];
  /** Old paths of the storefront and the paths that they redirect to. */
  readonly urlRedirects: readonly SeedRedirect[];
  readonly metaobjectDefinitions: readonly SeedMetaobjectDefinition[];
  readonly metafieldDefinitions: readonly SeedMetafieldDefinition[];
  /** Uploaded files; none if absent. */
  readonly files?: readonly SeedFile[];
  /** Whether the shop was just opened: it has neither brand assets nor subscriptions to webhooks. */
  readonly isNew?: boolean;
}
