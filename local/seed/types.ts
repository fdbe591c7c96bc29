/** One picture or clip of a product, in gallery order. Files are names in the shop's media folder; sizes are in pixels. */
export type SeedMedia =
  | {
      readonly kind: 'image';
      readonly file: string;
      readonly altText: string;
      readonly width: number;
      readonly height: number;
    }
  | {readonly kind: 'video'; readonly file: string; readonly poster: string; readonly altText: string}
  | {
      readonly kind: 'external';
      /** The film's page at the service that hosts it. */
      readonly originUrl: string;
      readonly poster: string;
      readonly altText: string;
    };

/** Nutrition facts per serving, as a merchant would keep them in a `nutrition_facts` metaobject; amounts in the unit of the name. */
export interface SeedNutrition {
  readonly servingSize: string;
  readonly servingsPerContainer: number;
  readonly calories: number;
  readonly totalFatG: number;
  readonly saturatedFatG: number;
  readonly transFatG: number;
  readonly cholesterolMg: number;
  readonly sodiumMg: number;
  readonly totalCarbohydrateG: number;
  readonly dietaryFiberG: number;
  readonly totalSugarsG: number;
  readonly addedSugarsG: number;
  readonly proteinG: number;
  readonly vitaminDMcg: number;
  readonly calciumMg: number;
  readonly ironMg: number;
  readonly potassiumMg: number;
}

/** A product of the shop; each has exactly one variant. */
export interface SeedProduct {
  /** Small and stable: global ids are made from it. */
  readonly number: number;
  /** What people and old links call the product: '1' to '6' for single packs, 'b1' to 'b4' for bundles. */
  readonly catalogId: string;
  readonly handle: string;
  readonly title: string;
  /** Another name the product is known by; its old address redirects to the current one. */
  readonly secondName?: string;
  readonly productType: 'Meal Kit' | 'Bundle';
  readonly priceMinor: number;
  readonly compareAtMinor?: number;
  readonly sku: string;
  /** Units on hand in a fresh shop. */
  readonly stock: number;
  readonly weightGrams: number;
  readonly tags: readonly string[];
  /** Paragraphs of the description; served as HTML and as plain text. */
  readonly description: readonly string[];
  readonly hue?:
    'tikka' | 'palak' | 'pepper' | 'biryani' | 'curry' | 'goat' | 'sampler' | 'comfort' | 'favorites' | 'spicy';
  readonly heat?: 'Mild' | 'Medium' | 'Medium-Hot' | 'Hot';
  readonly badge?: 'BEST VALUE' | 'MOST SOLD';
  readonly ingredients?: string;
  readonly howToUse?: readonly string[];
  readonly storage?: string;
  readonly whyChoose: readonly string[];
  /** Catalogue ids of a bundle's components, in order. */
  readonly includes?: readonly string[];
  readonly nutrition?: SeedNutrition;
  /** Stars out of five, and how many reviews gave them. */
  readonly rating?: {readonly value: number; readonly count: number};
  readonly media: readonly SeedMedia[];
  /** URLs of media beside the gallery, as a merchant may store them in a metafield. */
  readonly moreMedia?: readonly (string | {readonly url: string})[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A shelf that the merchant orders by hand. */
export interface SeedCollection {
  readonly number: number;
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  /** Catalogue ids in the merchant's order. */
  readonly products: readonly string[];
}

/** A content page; its body is HTML as the shop's editor would save it. */
export interface SeedPage {
  readonly number: number;
  readonly handle: string;
  readonly title: string;
  readonly bodyHtml: string;
  readonly seoDescription: string;
}

/** One of the shop's four policies; the kind is the name of its field on `Shop`. */
export interface SeedPolicy {
  readonly kind: 'privacyPolicy' | 'refundPolicy' | 'shippingPolicy' | 'termsOfService';
  readonly handle: string;
  readonly title: string;
  readonly bodyHtml: string;
}

/** One entry of a menu. */
export interface SeedMenuItem {
  readonly title: string;
  /** Path on the storefront, e.g. `/products`. */
  readonly path: string;
  readonly type: 'FRONTPAGE' | 'CATALOG' | 'PAGE' | 'SHOP_POLICY' | 'HTTP' | 'COLLECTION' | 'SEARCH';
}

/** A menu of the header or the footer. */
export interface SeedMenu {
  readonly handle: string;
  readonly title: string;
  readonly items: readonly SeedMenuItem[];
}

/** A promo code. Codes are case-insensitive; times are ISO 8601, and a missing one is unlimited. */
export interface SeedDiscount {
  readonly code: string;
  readonly takes:
    | {readonly kind: 'percentage'; readonly percent: number}
    | {readonly kind: 'amount'; readonly amountMinor: number}
    | {readonly kind: 'shipping'; readonly upToMinor: number};
  readonly oncePerCustomer?: boolean;
  readonly startsAt?: string;
  readonly endsAt?: string;
}

/** A metaobject entry with its fields as the Storefront API would serve them; a `file_reference` holds the file's name. */
export interface SeedMetaobject {
  readonly number: number;
  readonly type: string;
  readonly handle: string;
  readonly fields: readonly {readonly key: string; readonly type: string; readonly value: string}[];
}

/** An address of a seeded person; the name on it is theirs, the country the United States. */
interface SeedAddress {
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly provinceCode: string;
  readonly zip: string;
}

/** A customer of a fresh shop. */
export interface SeedPerson {
  /** The number of their global id. */
  readonly number: number;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  /** `invited` was sent a link to open an account; `disabled` never asked for one. */
  readonly account: 'enabled' | 'invited' | 'disabled';
  /** An account without a password is signed in to with codes by mail. */
  readonly hasPassword: boolean;
  readonly marketing: {
    readonly state: 'SUBSCRIBED' | 'NOT_SUBSCRIBED';
    readonly optInLevel: 'CONFIRMED_OPT_IN' | null;
  };
  /** The first is the default. */
  readonly addresses: readonly SeedAddress[];
  readonly createdAt: string;
}

/** An order of the past; its global ids are made of its number. */
export interface SeedOrder {
  /** What shoppers see, e.g. 1001. */
  readonly orderNumber: number;
  /** The buyer, who has an address. */
  readonly personNumber: number;
  readonly placedAt: string;
  readonly shippingMethod: 'standard' | 'express';
  /** By catalogue id. */
  readonly lines: readonly {readonly catalogId: string; readonly quantity: number}[];
  readonly discountCode?: string;
  readonly parcels?: readonly SeedParcel[];
  /** Canceled before shipping and refunded. */
  readonly cancelled?: {readonly at: string; readonly reason: 'customer' | 'inventory'};
}

/** Pieces of a past order that were sent together. */
export interface SeedParcel {
  readonly sentAt: string;
  readonly company: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
  /** How many pieces of each line, in the order's order. */
  readonly quantities: readonly number[];
  readonly events: readonly {readonly status: 'IN_TRANSIT' | 'OUT_FOR_DELIVERY' | 'DELIVERED'; readonly at: string}[];
}

/** Everything a fresh shop holds. */
export interface Seed {
  readonly shop: {readonly number: number; readonly name: string; readonly description: string; readonly email: string};
  readonly products: readonly SeedProduct[];
  readonly collections: readonly SeedCollection[];
  readonly pages: readonly SeedPage[];
  readonly policies: readonly SeedPolicy[];
  readonly menus: readonly SeedMenu[];
  readonly discounts: readonly SeedDiscount[];
  readonly metaobjects: readonly SeedMetaobject[];
  readonly people: readonly SeedPerson[];
  /** The oldest first. */
  readonly orders: readonly SeedOrder[];
  /** Clips of the shop that belong to no product. */
  readonly clips: readonly Extract<SeedMedia, {kind: 'video'}>[];
  /** Old paths of the storefront and where they lead now. */
  readonly urlRedirects: readonly {readonly path: string; readonly target: string}[];
}
