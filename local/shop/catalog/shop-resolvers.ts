import {emptyConnection, type ConnectionArgs} from '../graphql/connection';
import {SCHEMA_VERSION, SUPPORTED_VERSIONS} from '../graphql/api-versions';
import {gid} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import type {ShopConfig, ShopContext} from '../state';
import type {SeedPolicy} from '../../seed/types';
import {toMediaImage} from './media';
import {noMetafields} from './metafields';
import {toPolicyNode, type ImageNode} from './nodes';

const HERO: ImageNode = {
  __typename: 'Image',
  id: gid('ImageSource', 1),
  file: 'hero.png',
  altText: null,
  width: 1600,
  height: 1200,
  thumbhash: null,
};

const ENGLISH = {isoCode: 'EN', name: 'English', endonymName: 'English'};
const DOLLAR = {isoCode: 'USD', name: 'United States Dollar', symbol: '$'};
const MARKET = {__typename: 'Market', id: gid('Market', 1), handle: 'us'};

const UNITED_STATES = {
  isoCode: 'US',
  name: 'United States',
  currency: DOLLAR,
  unitSystem: 'IMPERIAL_SYSTEM',
  availableLanguages: [ENGLISH],
  defaultLanguage: ENGLISH,
  market: MARKET,
};

const LOCALIZATION = {
  country: UNITED_STATES,
  language: ENGLISH,
  market: MARKET,
  availableCountries: [UNITED_STATES],
  availableLanguages: [ENGLISH],
};

const paymentSettings = ({origin}: ShopConfig) => ({
  acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER'],
  cardVaultUrl: `${origin}/sessions`,
  countryCode: 'US',
  currencyCode: 'USD',
  enabledPresentmentCurrencies: ['USD'],
  shopifyPaymentsAccountId: null,
  supportedDigitalWallets: [],
});

const policy =
  (kind: SeedPolicy['kind']) =>
  (_shop: unknown, _args: unknown, {state}: ShopContext) => {
    const found = state.seed.policies.find((each) => each.kind === kind);
    return found ? toPolicyNode(found) : null;
  };

const API_VERSIONS = SUPPORTED_VERSIONS.map((handle) => ({
  handle,
  displayName: handle === SCHEMA_VERSION ? `${handle} (Latest)` : handle,
  supported: true,
}));

const shop: ResolverMap[string] = {
  ...noMetafields,
  id: (_shop: unknown, _args: unknown, {state}: ShopContext) => gid('Shop', state.seed.shop.number),
  name: (_shop: unknown, _args: unknown, {state}: ShopContext) => state.seed.shop.name,
  description: (_shop: unknown, _args: unknown, {state}: ShopContext) => state.seed.shop.description,
  primaryDomain: (_shop: unknown, _args: unknown, {config}: ShopContext) => {
    // The primary domain of a headless store is the storefront's if it is not the checkout's.
    const {profile, checkoutOrigin, storefrontOrigin} = config;
    const {host, protocol, origin} = new URL(profile.hosts === 'one' ? storefrontOrigin : checkoutOrigin);
    return {host, sslEnabled: protocol === 'https:', url: origin};
  },
  brand: (_shop: unknown, _args: unknown, {state}: ShopContext) => ({
    colors: {primary: [], secondary: []},
    coverImage: state.seed.isNew ? null : toMediaImage(HERO),
    logo: null,
    squareLogo: null,
    slogan: null,
    shortDescription: state.seed.shop.description,
  }),
  moneyFormat: () => '${{amount}}',
  paymentSettings: (_shop: unknown, _args: unknown, {config}: ShopContext) => paymentSettings(config),
  shipsToCountries: () => ['US'],
  shopPayInstallmentsPricing: () => null,
  customerAccountTranslations: () => null,
  customerAccountUrl: () => null,
  socialLoginProviders: () => [],
  privacyPolicy: policy('privacyPolicy'),
  refundPolicy: policy('refundPolicy'),
  shippingPolicy: policy('shippingPolicy'),
  termsOfService: policy('termsOfService'),
  termsOfSale: () => null,
  legalNotice: () => null,
  contactInformation: () => null,
  subscriptionPolicy: () => null,
};

export const shopResolvers: ResolverMap = {
  QueryRoot: {
    shop: () => ({__typename: 'Shop'}),
    localization: () => LOCALIZATION,
    paymentSettings: (_root, _args, {config}: ShopContext) => paymentSettings(config),
    publicApiVersions: () => API_VERSIONS,
    locations: (_root, args: ConnectionArgs) => emptyConnection(args),
    consentManagement: (_root, _args, {config}: ShopContext) => ({
      cookies: {cookieDomain: new URL(config.storefrontOrigin).hostname},
    }),
  },
  Shop: shop,
  Market: noMetafields,
};
