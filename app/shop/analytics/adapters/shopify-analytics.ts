import {
  AnalyticsEventName,
  AnalyticsPageType,
  getClientBrowserParameters,
  sendShopifyAnalytics,
} from '@shopify/hydrogen';
import {toMoney} from '~/core/to-money';
import type {AddedFacts} from '~/core/added-facts';
import type {ShopifyAccount} from '../shopify-account';

export interface ShopifyAnalytics {
  /** @param data the data of the page's route */
  viewPage(route: string, data: unknown): void;
  addToCart(added: AddedFacts): void;
}

/** Shopify's names for kinds of pages, by the patterns of routes. */
const PAGE_TYPES: Readonly<Record<string, string>> = {
  '/': AnalyticsPageType.home,
  '/products': AnalyticsPageType.collection,
  '/collections': AnalyticsPageType.listCollections,
  '/collections/:handle': AnalyticsPageType.collection,
  '/product/:productSlug': AnalyticsPageType.product,
  '/search': AnalyticsPageType.search,
  '/cart': AnalyticsPageType.cart,
};

/**
 * Opens Shopify's analytics for one visit. Call it only with consent. No cookie is set: the visit's random id takes the place
 * of Shopify's visitor and session, so its reports count visits.
 */
export function openShopifyAnalytics({storefrontId, ...shop}: ShopifyAccount, visitId: string): ShopifyAnalytics {
  const common = () => ({
    ...getClientBrowserParameters(),
    // A query may contain an email address, and the path of the page before may be a secret.
    url: location.origin + location.pathname,
    search: '',
    referrer: document.referrer && new URL(document.referrer).origin,
    ...shop,
    ...(storefrontId !== null && {storefrontId}),
    shopifySalesChannel: 'hydrogen' as const,
    uniqueToken: visitId,
    visitToken: visitId,
    hasUserConsent: true,
    analyticsAllowed: true,
    // The visitor agreed to be measured, and to nothing else.
    marketingAllowed: false,
    saleOfDataAllowed: false,
  });
  return {
    viewPage(route, data) {
      const page = {...common(), pageType: PAGE_TYPES[route] ?? AnalyticsPageType.page};
      void sendShopifyAnalytics({eventName: AnalyticsEventName.PAGE_VIEW_2, payload: page});
      const product = page.pageType === AnalyticsPageType.product ? productOf(data) : null;
      if (product)
        void sendShopifyAnalytics({
          eventName: AnalyticsEventName.PRODUCT_VIEW,
          payload: {...page, resourceId: product.productGid, products: [product]},
        });
    },
    addToCart({title, productId, variantId, valueMinor, count}) {
      const price = toMoney(Math.round(valueMinor / count), shop.currency).amount;
      const totalValue = Number(toMoney(valueMinor, shop.currency).amount);
      const product = {
        productGid: productId,
        variantGid: variantId,
        name: title,
        brand: '',
        price,
        quantity: count,
      };
      void sendShopifyAnalytics({
        eventName: AnalyticsEventName.ADD_TO_CART,
        payload: {...common(), cartId: '', totalValue, products: [product]},
      });
    },
  };
}

function productOf(data: unknown) {
  const product = (data as {product?: ProductFacts} | null)?.product;
  if (typeof product?.id !== 'string') return null;
  const {id, variantId, title, vendor, amount} = product;
  return {productGid: id, variantGid: variantId, name: title, brand: vendor, price: amount.amount};
}

interface ProductFacts {
  readonly id: string;
  readonly variantId: string;
  readonly title: string;
  readonly vendor: string;
  readonly amount: {readonly amount: string};
}
