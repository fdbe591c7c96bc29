/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/hydrogen/storefront-api-types';

export type CartMoneyFragment = Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;

type CartLineFields_CartLine_Fragment = Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
  cost: {
    subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
  };
  discountAllocations: Array<
    | {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}
    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
        discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      })
  >;
  merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'> & {
    image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
    product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
  };
};

type CartLineFields_ComponentizableCartLine_Fragment = Pick<
  StorefrontAPI.ComponentizableCartLine,
  'id' | 'quantity'
> & {
  cost: {
    subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
  };
  discountAllocations: Array<
    | {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}
    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
        discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      })
  >;
  merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'> & {
    image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
    product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
  };
};

export type CartLineFieldsFragment = CartLineFields_CartLine_Fragment | CartLineFields_ComponentizableCartLine_Fragment;

export type CartFieldsFragment = Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'> & {
  lines: {
    nodes: Array<
      | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
          cost: {
            subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
          };
          discountAllocations: Array<
            | {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}
            | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              })
          >;
          merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'> & {
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
            product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
          };
        })
      | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
          cost: {
            subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
          };
          discountAllocations: Array<
            | {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}
            | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              })
          >;
          merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'> & {
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
            product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
          };
        })
    >;
  };
  cost: {
    subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  };
  discountAllocations: Array<
    | {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}
    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
        discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      })
  >;
  discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
};

export type CartApiQueryFragment = Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'> & {
  lines: {
    nodes: Array<
      | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
          cost: {
            subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
          };
          discountAllocations: Array<
            | {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}
            | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              })
          >;
          merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'> & {
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
            product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
          };
        })
      | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
          cost: {
            subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
          };
          discountAllocations: Array<
            | {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}
            | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              })
          >;
          merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'> & {
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
            product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
          };
        })
    >;
  };
  cost: {
    subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  };
  discountAllocations: Array<
    | {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}
    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
        discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      })
  >;
  discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
};

export type CartApiMutationFragment = Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'> & {
  lines: {
    nodes: Array<
      | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
          cost: {
            subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
          };
          discountAllocations: Array<
            | {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}
            | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              })
          >;
          merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'> & {
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
            product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
          };
        })
      | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
          cost: {
            subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
          };
          discountAllocations: Array<
            | {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}
            | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              })
          >;
          merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'> & {
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
            product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
          };
        })
    >;
  };
  cost: {
    subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  };
  discountAllocations: Array<
    | {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}
    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
        discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      })
  >;
  discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
};

export type CartDiscountCodesMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  discountCodes: Array<StorefrontAPI.Scalars['String']['input']> | StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CartDiscountCodesMutation = {
  cartDiscountCodesUpdate?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'> & {
        lines: {
          nodes: Array<
            | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                cost: {
                  subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                };
                discountAllocations: Array<
                  | {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}
                  | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                      discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    })
                >;
                merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'> & {
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
                  product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
                };
              })
            | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
                cost: {
                  subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                };
                discountAllocations: Array<
                  | {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}
                  | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                      discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    })
                >;
                merchandise: Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'> & {
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
                  product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
                };
              })
          >;
        };
        cost: {
          subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        };
        discountAllocations: Array<
          | {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}
          | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
              discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            })
        >;
        discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>;
      }
    >;
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'message' | 'field' | 'code'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>>;
  }>;
};

export type GonePathQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
}>;

export type GonePathQuery = {urlRedirects: {nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>>}};

interface GeneratedQueryTypes {
  '#graphql\n  query GonePath($query: String!) {\n    urlRedirects(first: 5, query: $query) {\n      nodes {\n        path\n        target\n      }\n    }\n  }\n': {
    return: GonePathQuery;
    variables: GonePathQueryVariables;
  };
}

interface GeneratedMutationTypes {
  '#graphql\n  mutation CartDiscountCodes(\n    $cartId: ID!\n    $discountCodes: [String!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n      cart {\n        ...CartFields\n      }\n      userErrors {\n        message\n        field\n        code\n      }\n      warnings {\n        code\n        message\n        target\n      }\n    }\n  }\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment CartLineFields on BaseCartLine {\n    id\n    quantity\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n      amountPerQuantity {\n        ...CartMoney\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoney\n      }\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n      ... on CartCodeDiscountAllocation {\n        code\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        availableForSale\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          handle\n          title\n        }\n      }\n    }\n  }\n  fragment CartFields on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    lines(first: 250) {\n      nodes {\n        ...CartLineFields\n      }\n    }\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n      ... on CartCodeDiscountAllocation {\n        code\n      }\n    }\n    discountCodes {\n      code\n      applicable\n    }\n  }\n\n': {
    return: CartDiscountCodesMutation;
    variables: CartDiscountCodesMutationVariables;
  };
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
