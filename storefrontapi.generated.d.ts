/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/hydrogen/storefront-api-types';

export type HealthProbeQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type HealthProbeQuery = {shop: {primaryDomain: Pick<StorefrontAPI.Domain, 'url'>}};

export type BundleContentsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type BundleContentsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'tags'>, 'tags'> & {
        includes?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'> & {
            references?: StorefrontAPI.Maybe<{
              nodes: Array<
                Pick<StorefrontAPI.Product, 'title'> & {
                  variants: {nodes: Array<Pick<StorefrontAPI.ProductVariant, 'sku' | 'barcode'>>};
                }
              >;
            }>;
          }
        >;
      }
    >
  >;
};

export type LotsQueryVariables = StorefrontAPI.Exact<{
  withMetaobjects?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type LotsQuery = {
  lots?: {
    nodes: Array<{
      number?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      driedOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      taster?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      isSample?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      products?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>}>;
      }>;
    }>;
  };
};

export type LotSummaryFragment = {
  number?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  driedOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  taster?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  isSample?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  products?: StorefrontAPI.Maybe<{
    references?: StorefrontAPI.Maybe<{nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>}>;
  }>;
};

export type DishRecipesQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;

export type DishRecipesQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Product, 'id' | 'handle'> & {
        recipe?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'type'>>;
        howToUse?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'type'>>;
        includes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'type'>>;
      }
    >
  >;
};

export type CartContentsQueryVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CartContentsQuery = {
  cart?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Cart, 'note'> & {
      attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
      discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code'>>;
      buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>;
      lines: {
        pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
        nodes: Array<
          | (Pick<StorefrontAPI.CartLine, 'quantity'> & {
              attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
              merchandise: Pick<StorefrontAPI.ProductVariant, 'id'>;
              sellingPlanAllocation?: StorefrontAPI.Maybe<{sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>}>;
            })
          | (Pick<StorefrontAPI.ComponentizableCartLine, 'quantity'> & {
              attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
              merchandise: Pick<StorefrontAPI.ProductVariant, 'id'>;
              sellingPlanAllocation?: StorefrontAPI.Maybe<{sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>}>;
            })
        >;
      };
    }
  >;
};

export type CartGiftCardsRemoveMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  appliedGiftCardIds: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CartGiftCardsRemoveMutation = {
  cartGiftCardCodesRemove?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'> & {
        lines: {
          nodes: Array<
            | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
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
                merchandise: Pick<
                  StorefrontAPI.ProductVariant,
                  'id' | 'title' | 'availableForSale' | 'requiresShipping' | 'currentlyNotInStock'
                > & {
                  shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                  quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
                  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
                  product: Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'requiresSellingPlan'> & {
                    shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                  };
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  sellingPlanAllocations: {
                    nodes: Array<{
                      sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                      priceAdjustments: Array<{price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
                    }>;
                  };
                };
                sellingPlanAllocation?: StorefrontAPI.Maybe<{
                  sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  priceAdjustments: Array<{compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
                }>;
              })
            | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
                lineComponents: Array<
                  Pick<StorefrontAPI.CartLine, 'quantity'> & {
                    merchandise: Pick<StorefrontAPI.ProductVariant, 'title' | 'availableForSale'> & {
                      selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
                      product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
                    };
                  }
                >;
                attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
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
                merchandise: Pick<
                  StorefrontAPI.ProductVariant,
                  'id' | 'title' | 'availableForSale' | 'requiresShipping' | 'currentlyNotInStock'
                > & {
                  shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                  quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
                  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
                  product: Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'requiresSellingPlan'> & {
                    shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                  };
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  sellingPlanAllocations: {
                    nodes: Array<{
                      sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                      priceAdjustments: Array<{price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
                    }>;
                  };
                };
                sellingPlanAllocation?: StorefrontAPI.Maybe<{
                  sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  priceAdjustments: Array<{compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
                }>;
              })
          >;
        };
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
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
        appliedGiftCards: Array<
          Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
            amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
      }
    >;
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'message' | 'field' | 'code'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>>;
  }>;
};

export type CartLinePlansFragment = {
  sellingPlanAllocation?: StorefrontAPI.Maybe<{
    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
    priceAdjustments: Array<{compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
  }>;
  merchandise: {
    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    sellingPlanAllocations: {
      nodes: Array<{
        sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
        priceAdjustments: Array<{price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
      }>;
    };
    product: Pick<StorefrontAPI.Product, 'requiresSellingPlan'>;
  };
};

export type CartContentsPlanFragment = {
  sellingPlanAllocation?: StorefrontAPI.Maybe<{sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>}>;
};

export type CartMoneyFragment = Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;

type CartLineFields_CartLine_Fragment = Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
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
  merchandise: Pick<
    StorefrontAPI.ProductVariant,
    'id' | 'title' | 'availableForSale' | 'requiresShipping' | 'currentlyNotInStock'
  > & {
    shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
    selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
    image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
    product: Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'requiresSellingPlan'> & {
      shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    };
    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    sellingPlanAllocations: {
      nodes: Array<{
        sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
        priceAdjustments: Array<{price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
      }>;
    };
  };
  sellingPlanAllocation?: StorefrontAPI.Maybe<{
    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
    priceAdjustments: Array<{compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
  }>;
};

type CartLineFields_ComponentizableCartLine_Fragment = Pick<
  StorefrontAPI.ComponentizableCartLine,
  'id' | 'quantity'
> & {
  lineComponents: Array<
    Pick<StorefrontAPI.CartLine, 'quantity'> & {
      merchandise: Pick<StorefrontAPI.ProductVariant, 'title' | 'availableForSale'> & {
        selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
        product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
      };
    }
  >;
  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
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
  merchandise: Pick<
    StorefrontAPI.ProductVariant,
    'id' | 'title' | 'availableForSale' | 'requiresShipping' | 'currentlyNotInStock'
  > & {
    shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
    selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
    image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
    product: Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'requiresSellingPlan'> & {
      shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    };
    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    sellingPlanAllocations: {
      nodes: Array<{
        sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
        priceAdjustments: Array<{price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
      }>;
    };
  };
  sellingPlanAllocation?: StorefrontAPI.Maybe<{
    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
    priceAdjustments: Array<{compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
  }>;
};

export type CartLineFieldsFragment = CartLineFields_CartLine_Fragment | CartLineFields_ComponentizableCartLine_Fragment;

export type CartFieldsFragment = Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'> & {
  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
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
  appliedGiftCards: Array<
    Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
      amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    }
  >;
};

export type CartApiQueryFragment = Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'> & {
  lines: {
    nodes: Array<
      | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
          attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
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
          merchandise: Pick<
            StorefrontAPI.ProductVariant,
            'id' | 'title' | 'availableForSale' | 'requiresShipping' | 'currentlyNotInStock'
          > & {
            shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
            selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
            product: Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'requiresSellingPlan'> & {
              shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            };
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            sellingPlanAllocations: {
              nodes: Array<{
                sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                priceAdjustments: Array<{price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
              }>;
            };
          };
          sellingPlanAllocation?: StorefrontAPI.Maybe<{
            sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
            priceAdjustments: Array<{compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
          }>;
        })
      | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
          lineComponents: Array<
            Pick<StorefrontAPI.CartLine, 'quantity'> & {
              merchandise: Pick<StorefrontAPI.ProductVariant, 'title' | 'availableForSale'> & {
                selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
                product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
              };
            }
          >;
          attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
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
          merchandise: Pick<
            StorefrontAPI.ProductVariant,
            'id' | 'title' | 'availableForSale' | 'requiresShipping' | 'currentlyNotInStock'
          > & {
            shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
            selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
            product: Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'requiresSellingPlan'> & {
              shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            };
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            sellingPlanAllocations: {
              nodes: Array<{
                sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                priceAdjustments: Array<{price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
              }>;
            };
          };
          sellingPlanAllocation?: StorefrontAPI.Maybe<{
            sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
            priceAdjustments: Array<{compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
          }>;
        })
    >;
  };
  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
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
  appliedGiftCards: Array<
    Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
      amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    }
  >;
};

export type CartApiMutationFragment = Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'> & {
  lines: {
    nodes: Array<
      | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
          attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
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
          merchandise: Pick<
            StorefrontAPI.ProductVariant,
            'id' | 'title' | 'availableForSale' | 'requiresShipping' | 'currentlyNotInStock'
          > & {
            shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
            selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
            product: Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'requiresSellingPlan'> & {
              shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            };
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            sellingPlanAllocations: {
              nodes: Array<{
                sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                priceAdjustments: Array<{price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
              }>;
            };
          };
          sellingPlanAllocation?: StorefrontAPI.Maybe<{
            sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
            priceAdjustments: Array<{compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
          }>;
        })
      | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
          lineComponents: Array<
            Pick<StorefrontAPI.CartLine, 'quantity'> & {
              merchandise: Pick<StorefrontAPI.ProductVariant, 'title' | 'availableForSale'> & {
                selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
                product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
              };
            }
          >;
          attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
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
          merchandise: Pick<
            StorefrontAPI.ProductVariant,
            'id' | 'title' | 'availableForSale' | 'requiresShipping' | 'currentlyNotInStock'
          > & {
            shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
            selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
            product: Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'requiresSellingPlan'> & {
              shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            };
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            sellingPlanAllocations: {
              nodes: Array<{
                sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                priceAdjustments: Array<{price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
              }>;
            };
          };
          sellingPlanAllocation?: StorefrontAPI.Maybe<{
            sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
            priceAdjustments: Array<{compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
          }>;
        })
    >;
  };
  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
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
  appliedGiftCards: Array<
    Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
      amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    }
  >;
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
                attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
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
                merchandise: Pick<
                  StorefrontAPI.ProductVariant,
                  'id' | 'title' | 'availableForSale' | 'requiresShipping' | 'currentlyNotInStock'
                > & {
                  shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                  quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
                  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
                  product: Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'requiresSellingPlan'> & {
                    shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                  };
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  sellingPlanAllocations: {
                    nodes: Array<{
                      sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                      priceAdjustments: Array<{price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
                    }>;
                  };
                };
                sellingPlanAllocation?: StorefrontAPI.Maybe<{
                  sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  priceAdjustments: Array<{compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
                }>;
              })
            | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
                lineComponents: Array<
                  Pick<StorefrontAPI.CartLine, 'quantity'> & {
                    merchandise: Pick<StorefrontAPI.ProductVariant, 'title' | 'availableForSale'> & {
                      selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
                      product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
                    };
                  }
                >;
                attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
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
                merchandise: Pick<
                  StorefrontAPI.ProductVariant,
                  'id' | 'title' | 'availableForSale' | 'requiresShipping' | 'currentlyNotInStock'
                > & {
                  shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                  quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
                  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
                  product: Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'requiresSellingPlan'> & {
                    shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                  };
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  sellingPlanAllocations: {
                    nodes: Array<{
                      sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                      priceAdjustments: Array<{price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
                    }>;
                  };
                };
                sellingPlanAllocation?: StorefrontAPI.Maybe<{
                  sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                  priceAdjustments: Array<{compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}>;
                }>;
              })
          >;
        };
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
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
        appliedGiftCards: Array<
          Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
            amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
      }
    >;
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'message' | 'field' | 'code'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>>;
  }>;
};

export type ContentVersionQueryVariables = StorefrontAPI.Exact<{
  withPages?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withBlogs?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withMetaobjects?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type ContentVersionQuery = {
  products: {nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'updatedAt'>>};
  collections: {nodes: Array<Pick<StorefrontAPI.Collection, 'id' | 'updatedAt'>>};
  pages?: {nodes: Array<Pick<StorefrontAPI.Page, 'id' | 'updatedAt'>>};
  articles?: {nodes: Array<Pick<StorefrontAPI.Article, 'id' | 'title' | 'excerpt' | 'contentHtml'>>};
  main?: StorefrontAPI.Maybe<{items: Array<Pick<StorefrontAPI.MenuItem, 'title' | 'url'>>}>;
  company?: StorefrontAPI.Maybe<{items: Array<Pick<StorefrontAPI.MenuItem, 'title' | 'url'>>}>;
  support?: StorefrontAPI.Maybe<{items: Array<Pick<StorefrontAPI.MenuItem, 'title' | 'url'>>}>;
  settings?: {nodes: Array<Pick<StorefrontAPI.Metaobject, 'id' | 'updatedAt'>>};
  sections?: {nodes: Array<Pick<StorefrontAPI.Metaobject, 'id' | 'updatedAt'>>};
  testimonials?: {nodes: Array<Pick<StorefrontAPI.Metaobject, 'id' | 'updatedAt'>>};
  reels?: {nodes: Array<Pick<StorefrontAPI.Metaobject, 'id' | 'updatedAt'>>};
  founders?: {nodes: Array<Pick<StorefrontAPI.Metaobject, 'id' | 'updatedAt'>>};
  lots?: {nodes: Array<Pick<StorefrontAPI.Metaobject, 'id' | 'updatedAt'>>};
};

export type VersionMenuFragment = {items: Array<Pick<StorefrontAPI.MenuItem, 'title' | 'url'>>};

export type VersionMetaobjectsFragment = {nodes: Array<Pick<StorefrontAPI.Metaobject, 'id' | 'updatedAt'>>};

export type GonePathsQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type GonePathsQuery = {
  urlRedirects: {
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
    nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>>;
  };
};

export type GonePathQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
}>;

export type GonePathQuery = {urlRedirects: {nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>>}};

export type PlanAccessQueryVariables = StorefrontAPI.Exact<{
  withSellingPlans?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type PlanAccessQuery = {
  products: {nodes: Array<{sellingPlanGroups?: {nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>>}}>};
};

export type ShopNameQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type ShopNameQuery = {shop: Pick<StorefrontAPI.Shop, 'name'>};

export type StoreHostsQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type StoreHostsQuery = {shop: {primaryDomain: Pick<StorefrontAPI.Domain, 'url'>}};

export type StorefrontSettingsQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type StorefrontSettingsQuery = {
  metaobject?: StorefrontAPI.Maybe<{fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>>}>;
};

export type AccountAddressFragment = Pick<
  StorefrontAPI.MailingAddress,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'address1'
  | 'address2'
  | 'city'
  | 'province'
  | 'provinceCode'
  | 'country'
  | 'countryCodeV2'
  | 'zip'
  | 'phone'
  | 'formatted'
>;

export type AccountCustomerQueryVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
}>;

export type AccountCustomerQuery = {customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id' | 'email'>>};

export type AccountAddressesQueryVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;

export type AccountAddressesQuery = {
  customer?: StorefrontAPI.Maybe<{
    defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>>;
    addresses: {
      nodes: Array<
        Pick<
          StorefrontAPI.MailingAddress,
          | 'id'
          | 'firstName'
          | 'lastName'
          | 'address1'
          | 'address2'
          | 'city'
          | 'province'
          | 'provinceCode'
          | 'country'
          | 'countryCodeV2'
          | 'zip'
          | 'phone'
          | 'formatted'
        >
      >;
      pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
    };
  }>;
};

export type AccountUpdateMutationVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
  customer: StorefrontAPI.CustomerUpdateInput;
}>;

export type AccountUpdateMutation = {
  customerUpdate?: StorefrontAPI.Maybe<{
    customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>;
    customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>>;
  }>;
};

export type AccountPasswordProofMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CustomerAccessTokenCreateInput;
}>;

export type AccountPasswordProofMutation = {
  customerAccessTokenCreate?: StorefrontAPI.Maybe<{
    customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>;
    customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>>;
  }>;
};

export type AddressCreateMutationVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
  address: StorefrontAPI.MailingAddressInput;
}>;

export type AddressCreateMutation = {
  customerAddressCreate?: StorefrontAPI.Maybe<{
    customerAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>>;
    customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>>;
  }>;
};

export type AddressUpdateMutationVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
  id: StorefrontAPI.Scalars['ID']['input'];
  address: StorefrontAPI.MailingAddressInput;
}>;

export type AddressUpdateMutation = {
  customerAddressUpdate?: StorefrontAPI.Maybe<{
    customerAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>>;
    customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>>;
  }>;
};

export type AddressDefaultMutationVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
  id: StorefrontAPI.Scalars['ID']['input'];
}>;

export type AddressDefaultMutation = {
  customerDefaultAddressUpdate?: StorefrontAPI.Maybe<{
    customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>>;
  }>;
};

export type AddressDeleteMutationVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
  id: StorefrontAPI.Scalars['ID']['input'];
}>;

export type AddressDeleteMutation = {
  customerAddressDelete?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.CustomerAddressDeletePayload, 'deletedCustomerAddressId'> & {
      customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>>;
    }
  >;
};

export type CatalogPricesQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;

export type CatalogPricesQuery = {
  products: {
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
    nodes: Array<
      Pick<StorefrontAPI.Product, 'handle'> & {
        priceRange: {
          minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        };
      }
    >;
  };
};

export type ProductNamesQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type ProductNamesQuery = {
  products: {
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
    nodes: Array<
      StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'tags'>, 'tags'> & {
        catalogId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductVariant, 'id'>>;
      }
    >;
  };
};

export type ProductRecommendationsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type ProductRecommendationsQuery = {
  productRecommendations?: StorefrontAPI.Maybe<
    Array<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          'description' | 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'
        >,
        'tags'
      > & {
        tagline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
        includes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
        priceRange: {
          minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        };
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
            product: Pick<StorefrontAPI.Product, 'handle'>;
            quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
          }
        >;
        ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >
  >;
};

export type PopularProductsQueryVariables = StorefrontAPI.Exact<{
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type PopularProductsQuery = {
  collection?: StorefrontAPI.Maybe<{
    products: {
      nodes: Array<
        StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.Product,
            'description' | 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'
          >,
          'tags'
        > & {
          tagline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
          includes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
          priceRange: {
            minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          };
          selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
              product: Pick<StorefrontAPI.Product, 'handle'>;
              quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
            }
          >;
          ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        }
      >;
    };
  }>;
};

export type CatalogImageFragment = Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>;

export type CatalogMoneyFragment = Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;

export type ProductSummaryFragment = StorefrontAPI.MakeOptional<
  Pick<StorefrontAPI.Product, 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'>,
  'tags'
> & {
  variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
  priceRange: {
    minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  };
  selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
      product: Pick<StorefrontAPI.Product, 'handle'>;
      quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
      price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
    }
  >;
  ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

export type ProductCardFragment = StorefrontAPI.MakeOptional<
  Pick<StorefrontAPI.Product, 'description' | 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'>,
  'tags'
> & {
  tagline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
  includes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
  priceRange: {
    minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  };
  selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
      product: Pick<StorefrontAPI.Product, 'handle'>;
      quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
      price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
    }
  >;
  ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

type ProductMedia_ExternalVideo_Fragment = {__typename: 'ExternalVideo'} & Pick<
  StorefrontAPI.ExternalVideo,
  'originUrl' | 'alt'
> & {previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};

type ProductMedia_MediaImage_Fragment = {__typename: 'MediaImage'} & Pick<StorefrontAPI.MediaImage, 'alt'> & {
    image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
    previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
  };

type ProductMedia_Model3d_Fragment = {__typename: 'Model3d'} & Pick<StorefrontAPI.Model3d, 'alt'> & {
    sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'mimeType'>>;
    previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
  };

type ProductMedia_Video_Fragment = {__typename: 'Video'} & Pick<StorefrontAPI.Video, 'alt'> & {
    sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>;
    previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
  };

export type ProductMediaFragment =
  | ProductMedia_ExternalVideo_Fragment
  | ProductMedia_MediaImage_Fragment
  | ProductMedia_Model3d_Fragment
  | ProductMedia_Video_Fragment;

export type OptionVariantFragment = Pick<
  StorefrontAPI.ProductVariant,
  'id' | 'title' | 'sku' | 'availableForSale' | 'requiresShipping' | 'currentlyNotInStock'
> & {
  shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
  unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
  unitPriceMeasurement?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceValue' | 'referenceUnit'>
  >;
  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
  product: Pick<StorefrontAPI.Product, 'handle'>;
};

export type ProductOptionsFragment = Pick<
  StorefrontAPI.Product,
  'encodedVariantExistence' | 'encodedVariantAvailability'
> & {
  options: Array<
    Pick<StorefrontAPI.ProductOption, 'name'> & {
      optionValues: Array<
        Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
          swatch?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
              image?: StorefrontAPI.Maybe<{previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>}>;
            }
          >;
          firstSelectableVariant?: StorefrontAPI.Maybe<{
            product: Pick<StorefrontAPI.Product, 'handle'>;
            selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
          }>;
        }
      >;
    }
  >;
  chosenVariant?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.ProductVariant,
      'id' | 'title' | 'sku' | 'availableForSale' | 'requiresShipping' | 'currentlyNotInStock'
    > & {
      sellingPlanAllocations?: {
        nodes: Array<{
          sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description'>;
          priceAdjustments: Array<{
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }>;
        }>;
      };
      shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
      price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
      unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
      unitPriceMeasurement?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceValue' | 'referenceUnit'>
      >;
      image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
      selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
      product: Pick<StorefrontAPI.Product, 'handle'>;
    }
  >;
  sellingPlanGroups?: {
    nodes: Array<
      Pick<StorefrontAPI.SellingPlanGroup, 'name'> & {
        sellingPlans: {nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id'>>};
      }
    >;
  };
  adjacentVariants: Array<
    Pick<
      StorefrontAPI.ProductVariant,
      'id' | 'title' | 'sku' | 'availableForSale' | 'requiresShipping' | 'currentlyNotInStock'
    > & {
      shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
      price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
      unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
      unitPriceMeasurement?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceValue' | 'referenceUnit'>
      >;
      image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
      selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
      product: Pick<StorefrontAPI.Product, 'handle'>;
    }
  >;
};

export type FoundersQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type FoundersQuery = {
  metaobjects: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'handle'> & {
        name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        role?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        shortText?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        longText?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        position?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        portrait?: StorefrontAPI.Maybe<{
          reference?: StorefrontAPI.Maybe<{
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
          }>;
        }>;
      }
    >;
  };
};

export type FounderFragment = Pick<StorefrontAPI.Metaobject, 'handle'> & {
  name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  role?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  shortText?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  longText?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  position?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  portrait?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<{
      image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
    }>;
  }>;
};

export type AboutPicturesQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type AboutPicturesQuery = {
  collection?: StorefrontAPI.Maybe<{
    image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
  }>;
  metaobject?: StorefrontAPI.Maybe<{
    science?: StorefrontAPI.Maybe<{
      reference?: StorefrontAPI.Maybe<{
        image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
      }>;
    }>;
  }>;
};

export type FrameMenuFragment = {items: Array<Pick<StorefrontAPI.MenuItem, 'title' | 'url'>>};

export type FramePackFragment = Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'> & {
  images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>>};
  heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

export type ShopFrameQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type ShopFrameQuery = {
  shop: Pick<StorefrontAPI.Shop, 'name' | 'description'> & {
    primaryDomain: Pick<StorefrontAPI.Domain, 'url'>;
    brand?: StorefrontAPI.Maybe<{
      coverImage?: StorefrontAPI.Maybe<{image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText'>>}>;
    }>;
  };
  main?: StorefrontAPI.Maybe<{items: Array<Pick<StorefrontAPI.MenuItem, 'title' | 'url'>>}>;
  company?: StorefrontAPI.Maybe<{items: Array<Pick<StorefrontAPI.MenuItem, 'title' | 'url'>>}>;
  support?: StorefrontAPI.Maybe<{items: Array<Pick<StorefrontAPI.MenuItem, 'title' | 'url'>>}>;
  packs: {
    nodes: Array<
      Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'> & {
        images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>>};
        heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
  };
  bundles: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
};

export type ContentPageQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  withPages?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type ContentPageQuery = {
  page?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Page, 'title' | 'body'> & {
      seo?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Seo, 'title' | 'description'>>;
    }
  >;
};

export type PageHandlesQueryVariables = StorefrontAPI.Exact<{
  withPages?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type PageHandlesQuery = {pages?: {nodes: Array<Pick<StorefrontAPI.Page, 'handle'>>}};

export type ShopPoliciesQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type ShopPoliciesQuery = {
  shop: {
    shippingPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>>;
    refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>>;
    privacyPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>>;
    termsOfService?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>>;
  };
};

export type PolicyFragment = Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>;

export type HomePageQueryVariables = StorefrontAPI.Exact<{
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type HomePageQuery = {
  shop: {
    brand?: StorefrontAPI.Maybe<{
      coverImage?: StorefrontAPI.Maybe<{
        image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
      }>;
    }>;
  };
  popular?: StorefrontAPI.Maybe<{
    image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
    products: {
      nodes: Array<
        StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.Product,
            'description' | 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'
          >,
          'tags'
        > & {
          tagline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
          includes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
          priceRange: {
            minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          };
          selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
              product: Pick<StorefrontAPI.Product, 'handle'>;
              quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
            }
          >;
          ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        }
      >;
    };
  }>;
  rated: {
    nodes: Array<{
      ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    }>;
  };
  cheapest: {nodes: Array<{priceRange: {minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>}}>};
  packs: {
    nodes: Array<
      Pick<StorefrontAPI.Product, 'handle' | 'title'> & {
        images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
        heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
  };
};

export type HomeContentQueryVariables = StorefrontAPI.Exact<{
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withMetaobjects?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type HomeContentQuery = {
  metaobject?: StorefrontAPI.Maybe<{
    clip?: StorefrontAPI.Maybe<{
      reference?: StorefrontAPI.Maybe<
        | {
            __typename:
              | 'Collection'
              | 'GenericFile'
              | 'MediaImage'
              | 'Metaobject'
              | 'Model3d'
              | 'Page'
              | 'Product'
              | 'ProductVariant';
          }
        | ({__typename: 'Video'} & {
            previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
            sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>;
          })
      >;
    }>;
    offer?: StorefrontAPI.Maybe<{
      reference?: StorefrontAPI.Maybe<{
        image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
      }>;
    }>;
  }>;
  sections?: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'handle'> & {
        heading?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        items?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        picture?: StorefrontAPI.Maybe<{
          reference?: StorefrontAPI.Maybe<{
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
          }>;
        }>;
        product?: StorefrontAPI.Maybe<{
          reference?: StorefrontAPI.Maybe<
            StorefrontAPI.MakeOptional<
              Pick<
                StorefrontAPI.Product,
                'description' | 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'
              >,
              'tags'
            > & {
              tagline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
              includes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
              priceRange: {
                minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              };
              selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
                  product: Pick<StorefrontAPI.Product, 'handle'>;
                  quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
                }
              >;
              ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            }
          >;
        }>;
      }
    >;
  };
};

export type HomeSectionFragment = Pick<StorefrontAPI.Metaobject, 'handle'> & {
  heading?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  items?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  picture?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<{
      image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
    }>;
  }>;
  product?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          'description' | 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'
        >,
        'tags'
      > & {
        tagline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
        includes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
        priceRange: {
          minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        };
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
            product: Pick<StorefrontAPI.Product, 'handle'>;
            quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
          }
        >;
        ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
  }>;
};

export type ReelsQueryVariables = StorefrontAPI.Exact<{
  withMetaobjects?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type ReelsQuery = {
  reels?: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'handle'> & {
        title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        url?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        poster?: StorefrontAPI.Maybe<{
          reference?: StorefrontAPI.Maybe<{
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
          }>;
        }>;
      }
    >;
  };
};

export type TestimonialsQueryVariables = StorefrontAPI.Exact<{
  withMetaobjects?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type TestimonialsQuery = {
  testimonials?: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'handle'> & {
        name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        review?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        isSample?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        picture?: StorefrontAPI.Maybe<{
          reference?: StorefrontAPI.Maybe<{
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
          }>;
        }>;
      }
    >;
  };
};

export type OpenedCustomerFragment = Pick<StorefrontAPI.Customer, 'id' | 'email'>;

export type CustomerSignInMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CustomerAccessTokenCreateInput;
}>;

export type CustomerSignInMutation = {
  customerAccessTokenCreate?: StorefrontAPI.Maybe<{
    customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>;
    customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>>;
  }>;
};

export type SignedInCustomerQueryVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
}>;

export type SignedInCustomerQuery = {
  customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id' | 'email' | 'firstName' | 'lastName'>>;
};

export type CustomerSignOutMutationVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
}>;

export type CustomerSignOutMutation = {
  customerAccessTokenDelete?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.CustomerAccessTokenDeletePayload, 'deletedAccessToken'> & {
      userErrors: Array<Pick<StorefrontAPI.UserError, 'field' | 'message'>>;
    }
  >;
};

export type CustomerRegisterMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CustomerCreateInput;
}>;

export type CustomerRegisterMutation = {
  customerCreate?: StorefrontAPI.Maybe<{
    customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id' | 'email' | 'firstName' | 'lastName'>>;
    customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>>;
  }>;
};

export type CustomerRecoverMutationVariables = StorefrontAPI.Exact<{
  email: StorefrontAPI.Scalars['String']['input'];
}>;

export type CustomerRecoverMutation = {
  customerRecover?: StorefrontAPI.Maybe<{
    customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>>;
  }>;
};

export type CustomerResetMutationVariables = StorefrontAPI.Exact<{
  url: StorefrontAPI.Scalars['URL']['input'];
  password: StorefrontAPI.Scalars['String']['input'];
}>;

export type CustomerResetMutation = {
  customerResetByUrl?: StorefrontAPI.Maybe<{
    customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id' | 'email'>>;
    customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>>;
  }>;
};

export type CustomerActivateMutationVariables = StorefrontAPI.Exact<{
  url: StorefrontAPI.Scalars['URL']['input'];
  password: StorefrontAPI.Scalars['String']['input'];
}>;

export type CustomerActivateMutation = {
  customerActivateByUrl?: StorefrontAPI.Maybe<{
    customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id' | 'email'>>;
    customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>>;
  }>;
};

export type ArticleCardFragment = Pick<
  StorefrontAPI.Article,
  'handle' | 'title' | 'publishedAt' | 'tags' | 'excerpt' | 'content'
> & {image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};

export type BlogListQueryVariables = StorefrontAPI.Exact<{
  withBlogs?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type BlogListQuery = {
  blogs?: {
    nodes: Array<
      Pick<StorefrontAPI.Blog, 'handle' | 'title'> & {
        seo?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Seo, 'description'>>;
        articles: {
          nodes: Array<
            Pick<StorefrontAPI.Article, 'handle' | 'title'> & {
              image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
            }
          >;
        };
      }
    >;
  };
};

export type BlogPageQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  query?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  withBlogs?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type BlogPageQuery = {
  blog?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Blog, 'handle' | 'title'> & {
      seo?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Seo, 'description'>>;
      articles: {
        pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'>;
        nodes: Array<
          Pick<StorefrontAPI.Article, 'handle' | 'title' | 'publishedAt' | 'tags' | 'excerpt' | 'content'> & {
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
          }
        >;
      };
      tagged: {nodes: Array<Pick<StorefrontAPI.Article, 'tags'>>};
    }
  >;
};

export type ArticleQueryVariables = StorefrontAPI.Exact<{
  blog: StorefrontAPI.Scalars['String']['input'];
  article: StorefrontAPI.Scalars['String']['input'];
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withBlogs?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type ArticleQuery = {
  blog?: StorefrontAPI.Maybe<{
    articleByHandle?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Article,
        'contentHtml' | 'handle' | 'title' | 'publishedAt' | 'tags' | 'excerpt' | 'content'
      > & {
        seo?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Seo, 'title' | 'description'>>;
        authorV2?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ArticleAuthor, 'name' | 'bio'>>;
        blog: Pick<StorefrontAPI.Blog, 'handle' | 'title'> & {
          articles: {
            nodes: Array<
              Pick<StorefrontAPI.Article, 'handle' | 'title' | 'publishedAt' | 'tags' | 'excerpt' | 'content'> & {
                image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
              }
            >;
          };
        };
        related?: StorefrontAPI.Maybe<{
          references?: StorefrontAPI.Maybe<{
            nodes: Array<
              StorefrontAPI.MakeOptional<
                Pick<
                  StorefrontAPI.Product,
                  'description' | 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'
                >,
                'tags'
              > & {
                tagline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
                includes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
                priceRange: {
                  minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                };
                selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
                    product: Pick<StorefrontAPI.Product, 'handle'>;
                    quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
                    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                    compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
                  }
                >;
                ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              }
            >;
          }>;
        }>;
        image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
      }
    >;
  }>;
};

export type BlogFeedQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  withBlogs?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type BlogFeedQuery = {
  blog?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Blog, 'handle' | 'title'> & {
      articles: {
        nodes: Array<
          Pick<StorefrontAPI.Article, 'handle' | 'title' | 'publishedAt' | 'tags' | 'excerpt' | 'contentHtml'> & {
            authorV2?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ArticleAuthor, 'name'>>;
          }
        >;
      };
    }
  >;
};

export type ArticleListQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  withBlogs?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type ArticleListQuery = {
  blogs?: {nodes: Array<Pick<StorefrontAPI.Blog, 'handle'>>};
  articles?: {
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
    nodes: Array<
      Pick<StorefrontAPI.Article, 'handle' | 'title' | 'excerpt'> & {blog: Pick<StorefrontAPI.Blog, 'handle'>}
    >;
  };
};

export type CollectionHandlesQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type CollectionHandlesQuery = {collections: {nodes: Array<Pick<StorefrontAPI.Collection, 'handle'>>}};

export type CollectionPageQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  sortKey: StorefrontAPI.ProductCollectionSortKeys;
  reverse: StorefrontAPI.Scalars['Boolean']['input'];
  filters: Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter;
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type CollectionPageQuery = {
  collection?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Collection, 'handle' | 'title' | 'description'> & {
      seo: Pick<StorefrontAPI.Seo, 'description'>;
      products: {
        filters: Array<
          Pick<StorefrontAPI.Filter, 'label' | 'type'> & {
            values: Array<
              Pick<StorefrontAPI.FilterValue, 'label' | 'count' | 'input'> & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Swatch, 'color'> & {
                    image?: StorefrontAPI.Maybe<{previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>}>;
                  }
                >;
              }
            >;
          }
        >;
        pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'>;
        nodes: Array<
          StorefrontAPI.MakeOptional<
            Pick<
              StorefrontAPI.Product,
              'description' | 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'
            >,
            'tags'
          > & {
            tagline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
            includes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
            priceRange: {
              minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            };
            selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
                product: Pick<StorefrontAPI.Product, 'handle'>;
                quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
              }
            >;
            ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          }
        >;
      };
      counted: {pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>; nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
    }
  >;
};

export type CollectionListQueryVariables = StorefrontAPI.Exact<{
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;

export type CollectionListQuery = {
  collections: {
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'>;
    nodes: Array<
      Pick<StorefrontAPI.Collection, 'handle' | 'title' | 'onlineStoreUrl'> & {
        image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
        leading: {
          nodes: Array<{
            featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
          }>;
        };
        counted: {
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
          nodes: Array<Pick<StorefrontAPI.Product, 'id'>>;
        };
      }
    >;
  };
};

export type ProductFacetFragment = Pick<StorefrontAPI.Filter, 'label' | 'type'> & {
  values: Array<
    Pick<StorefrontAPI.FilterValue, 'label' | 'count' | 'input'> & {
      swatch?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Swatch, 'color'> & {
          image?: StorefrontAPI.Maybe<{previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>}>;
        }
      >;
    }
  >;
};

export type BundleShelfQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type BundleShelfQuery = {
  placed?: StorefrontAPI.Maybe<{
    products: {
      pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
      nodes: Array<
        StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.Product,
            'description' | 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'
          >,
          'tags'
        > & {
          tagline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
          includes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
          priceRange: {
            minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          };
          selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
              product: Pick<StorefrontAPI.Product, 'handle'>;
              quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
            }
          >;
          ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        }
      >;
    };
  }>;
  tagged: {
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
    nodes: Array<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          'description' | 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'
        >,
        'tags'
      > & {
        tagline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
        includes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
        priceRange: {
          minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        };
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
            product: Pick<StorefrontAPI.Product, 'handle'>;
            quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
          }
        >;
        ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
  };
};

export type ProductListQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  sortKey: StorefrontAPI.ProductSortKeys;
  reverse: StorefrontAPI.Scalars['Boolean']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type ProductListQuery = {
  products: {
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'>;
    nodes: Array<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          'description' | 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'
        >,
        'tags'
      > & {
        tagline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
        includes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
        priceRange: {
          minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        };
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
            product: Pick<StorefrontAPI.Product, 'handle'>;
            quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
          }
        >;
        ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
  };
  productTags?: Pick<StorefrontAPI.StringConnection, 'nodes'>;
};

export type ProductCountQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
}>;

export type ProductCountQuery = {
  products: {pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>; nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
};

export type LotQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type LotQuery = {
  metaobject?: StorefrontAPI.Maybe<{
    number?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
    driedOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
    roastedBy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
    spice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
    origin?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
    verdict?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
    taster?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
    isSample?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
    products?: StorefrontAPI.Maybe<{
      references?: StorefrontAPI.Maybe<{
        nodes: Array<
          StorefrontAPI.MakeOptional<
            Pick<
              StorefrontAPI.Product,
              'description' | 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'
            >,
            'tags'
          > & {
            tagline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
            includes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
            priceRange: {
              minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            };
            selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
                product: Pick<StorefrontAPI.Product, 'handle'>;
                quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
              }
            >;
            ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          }
        >;
      }>;
    }>;
  }>;
};

type ShownReference_Collection_Fragment = {__typename: 'Collection'} & Pick<
  StorefrontAPI.Collection,
  'handle' | 'title'
>;

type ShownReference_GenericFile_Fragment = {__typename: 'GenericFile'} & Pick<
  StorefrontAPI.GenericFile,
  'alt' | 'url' | 'mimeType'
>;

type ShownReference_MediaImage_Fragment = {__typename: 'MediaImage'} & Pick<StorefrontAPI.MediaImage, 'alt'> & {
    image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
  };

type ShownReference_Metaobject_Fragment = {__typename: 'Metaobject'} & {
  fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'type' | 'value'>>;
};

type ShownReference_Model3d_ProductVariant_Fragment = {__typename: 'Model3d' | 'ProductVariant'};

type ShownReference_Page_Fragment = {__typename: 'Page'} & Pick<StorefrontAPI.Page, 'handle' | 'title'>;

type ShownReference_Product_Fragment = {__typename: 'Product'} & Pick<StorefrontAPI.Product, 'handle' | 'title'>;

type ShownReference_Video_Fragment = {__typename: 'Video'} & Pick<StorefrontAPI.Video, 'alt'> & {
    previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
    sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>;
  };

export type ShownReferenceFragment =
  | ShownReference_Collection_Fragment
  | ShownReference_GenericFile_Fragment
  | ShownReference_MediaImage_Fragment
  | ShownReference_Metaobject_Fragment
  | ShownReference_Model3d_ProductVariant_Fragment
  | ShownReference_Page_Fragment
  | ShownReference_Product_Fragment
  | ShownReference_Video_Fragment;

export type ProductDetailsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  identifiers: Array<StorefrontAPI.HasMetafieldsIdentifier> | StorefrontAPI.HasMetafieldsIdentifier;
}>;

export type ProductDetailsQuery = {
  product?: StorefrontAPI.Maybe<{
    metafields: Array<
      StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'namespace' | 'key' | 'type' | 'value'> & {
          reference?: StorefrontAPI.Maybe<
            | ({__typename: 'Collection'} & Pick<StorefrontAPI.Collection, 'handle' | 'title'>)
            | ({__typename: 'GenericFile'} & Pick<StorefrontAPI.GenericFile, 'alt' | 'url' | 'mimeType'>)
            | ({__typename: 'MediaImage'} & Pick<StorefrontAPI.MediaImage, 'alt'> & {
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
                })
            | ({__typename: 'Metaobject'} & {
                fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'type' | 'value'>>;
              })
            | {__typename: 'Model3d' | 'ProductVariant'}
            | ({__typename: 'Page'} & Pick<StorefrontAPI.Page, 'handle' | 'title'>)
            | ({__typename: 'Product'} & Pick<StorefrontAPI.Product, 'handle' | 'title'>)
            | ({__typename: 'Video'} & Pick<StorefrontAPI.Video, 'alt'> & {
                  previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
                  sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>;
                })
          >;
          references?: StorefrontAPI.Maybe<{
            nodes: Array<
              | ({__typename: 'Collection'} & Pick<StorefrontAPI.Collection, 'handle' | 'title'>)
              | ({__typename: 'GenericFile'} & Pick<StorefrontAPI.GenericFile, 'alt' | 'url' | 'mimeType'>)
              | ({__typename: 'MediaImage'} & Pick<StorefrontAPI.MediaImage, 'alt'> & {
                    image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
                  })
              | ({__typename: 'Metaobject'} & {
                  fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'type' | 'value'>>;
                })
              | {__typename: 'Model3d' | 'ProductVariant'}
              | ({__typename: 'Page'} & Pick<StorefrontAPI.Page, 'handle' | 'title'>)
              | ({__typename: 'Product'} & Pick<StorefrontAPI.Product, 'handle' | 'title'>)
              | ({__typename: 'Video'} & Pick<StorefrontAPI.Video, 'alt'> & {
                    previewImage?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
                    >;
                    sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>;
                  })
            >;
          }>;
        }
      >
    >;
  }>;
};

export type DetailArticlesQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;

export type DetailArticlesQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Article, 'id' | 'handle' | 'title'> & {blog: Pick<StorefrontAPI.Blog, 'handle'>}
    >
  >;
};

export type OfferedVariantsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;

export type OfferedVariantsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'> & {
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        product: Pick<StorefrontAPI.Product, 'handle' | 'requiresSellingPlan'> & {
          variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
        };
      }
    >
  >;
};

export type ProductPageQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  selectedOptions?: StorefrontAPI.InputMaybe<
    Array<StorefrontAPI.SelectedOptionInput> | StorefrontAPI.SelectedOptionInput
  >;
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withSellingPlans?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type ProductPageQuery = {
  product?: StorefrontAPI.Maybe<
    StorefrontAPI.MakeOptional<
      Pick<
        StorefrontAPI.Product,
        | 'id'
        | 'vendor'
        | 'isGiftCard'
        | 'descriptionHtml'
        | 'handle'
        | 'title'
        | 'tags'
        | 'availableForSale'
        | 'requiresSellingPlan'
        | 'encodedVariantExistence'
        | 'encodedVariantAvailability'
      >,
      'tags'
    > & {
      selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
        Pick<
          StorefrontAPI.ProductVariant,
          'sku' | 'availableForSale' | 'currentlyNotInStock' | 'id' | 'requiresComponents'
        > & {
          shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          product: Pick<StorefrontAPI.Product, 'handle'>;
          quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
        }
      >;
      shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      chosenVariant?: StorefrontAPI.Maybe<
        Pick<
          StorefrontAPI.ProductVariant,
          'id' | 'title' | 'sku' | 'availableForSale' | 'requiresShipping' | 'currentlyNotInStock'
        > & {
          components: {
            nodes: Array<
              Pick<StorefrontAPI.ProductVariantComponent, 'quantity'> & {
                productVariant: Pick<StorefrontAPI.ProductVariant, 'title' | 'availableForSale'> & {
                  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
                  product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
                };
              }
            >;
          };
          groupedBy: {nodes: Array<{product: Pick<StorefrontAPI.Product, 'handle' | 'title'>}>};
          sellingPlanAllocations?: {
            nodes: Array<{
              sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description'>;
              priceAdjustments: Array<{
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              }>;
            }>;
          };
          shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
          unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
          unitPriceMeasurement?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceValue' | 'referenceUnit'>
          >;
          image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
          selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
          product: Pick<StorefrontAPI.Product, 'handle'>;
        }
      >;
      seo: Pick<StorefrontAPI.Seo, 'description'>;
      featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
      media: {
        nodes: Array<
          | ({__typename: 'ExternalVideo'} & Pick<StorefrontAPI.ExternalVideo, 'originUrl' | 'alt'> & {
                previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
              })
          | ({__typename: 'MediaImage'} & Pick<StorefrontAPI.MediaImage, 'alt'> & {
                image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
                previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
              })
          | ({__typename: 'Model3d'} & Pick<StorefrontAPI.Model3d, 'alt'> & {
                sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'mimeType'>>;
                previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
              })
          | ({__typename: 'Video'} & Pick<StorefrontAPI.Video, 'alt'> & {
                sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>;
                previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
              })
        >;
      };
      moreMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      whyChoose?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      ingredients?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      howToUse?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      storage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      includes?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'value'> & {
          references?: StorefrontAPI.Maybe<{
            nodes: Array<
              Pick<StorefrontAPI.Product, 'handle' | 'title'> & {
                heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              }
            >;
          }>;
        }
      >;
      nutrition?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>>}>;
      }>;
      variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
      priceRange: {
        minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      };
      ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      options: Array<
        Pick<StorefrontAPI.ProductOption, 'name'> & {
          optionValues: Array<
            Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
              swatch?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
                  image?: StorefrontAPI.Maybe<{previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>}>;
                }
              >;
              firstSelectableVariant?: StorefrontAPI.Maybe<{
                product: Pick<StorefrontAPI.Product, 'handle'>;
                selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
              }>;
            }
          >;
        }
      >;
      sellingPlanGroups?: {
        nodes: Array<
          Pick<StorefrontAPI.SellingPlanGroup, 'name'> & {
            sellingPlans: {nodes: Array<Pick<StorefrontAPI.SellingPlan, 'id'>>};
          }
        >;
      };
      adjacentVariants: Array<
        Pick<
          StorefrontAPI.ProductVariant,
          'id' | 'title' | 'sku' | 'availableForSale' | 'requiresShipping' | 'currentlyNotInStock'
        > & {
          shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
          unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
          unitPriceMeasurement?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceValue' | 'referenceUnit'>
          >;
          image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
          selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
          product: Pick<StorefrontAPI.Product, 'handle'>;
        }
      >;
    }
  >;
};

export type ProductStockQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  selectedOptions?: StorefrontAPI.InputMaybe<
    Array<StorefrontAPI.SelectedOptionInput> | StorefrontAPI.SelectedOptionInput
  >;
}>;

export type ProductStockQuery = {
  product?: StorefrontAPI.Maybe<{
    selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductVariant, 'quantityAvailable'>>;
  }>;
};

export type SoldOutQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type SoldOutQuery = {
  products: {nodes: Array<{variants: {nodes: Array<Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'>>}}>};
};

export type RecipeCardFragment = StorefrontAPI.MakeOptional<
  Pick<StorefrontAPI.Product, 'handle' | 'title' | 'tags'>,
  'tags'
> & {
  images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
  hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  recipe?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<{
      proteins?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      picture?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
        }>;
      }>;
    }>;
  }>;
};

export type RecipeListQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type RecipeListQuery = {
  products: {
    nodes: Array<
      StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'handle' | 'title' | 'tags'>, 'tags'> & {
        images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
        hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        recipe?: StorefrontAPI.Maybe<{
          reference?: StorefrontAPI.Maybe<{
            proteins?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
            picture?: StorefrontAPI.Maybe<{
              reference?: StorefrontAPI.Maybe<{
                image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
              }>;
            }>;
          }>;
        }>;
      }
    >;
  };
};

export type RecipeQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type RecipeQuery = {
  product?: StorefrontAPI.Maybe<
    StorefrontAPI.MakeOptional<
      Pick<StorefrontAPI.Product, 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'>,
      'tags'
    > & {
      featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
      media: {
        nodes: Array<
          | ({__typename: 'ExternalVideo'} & Pick<StorefrontAPI.ExternalVideo, 'originUrl' | 'alt'> & {
                previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
              })
          | ({__typename: 'MediaImage'} & Pick<StorefrontAPI.MediaImage, 'alt'> & {
                image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
                previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
              })
          | ({__typename: 'Model3d'} & Pick<StorefrontAPI.Model3d, 'alt'> & {
                sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'mimeType'>>;
                previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
              })
          | ({__typename: 'Video'} & Pick<StorefrontAPI.Video, 'alt'> & {
                sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>;
                previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
              })
        >;
      };
      moreMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      howToUse?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      recipe?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          ingredients?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
          steps?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
          swaps?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
          proteins?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
          picture?: StorefrontAPI.Maybe<{
            reference?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
            }>;
          }>;
        }>;
      }>;
      nutrition?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>>}>;
      }>;
      includes?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'value'> & {
          references?: StorefrontAPI.Maybe<{
            nodes: Array<
              StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'handle' | 'title' | 'tags'>, 'tags'> & {
                images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
                hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
                recipe?: StorefrontAPI.Maybe<{
                  reference?: StorefrontAPI.Maybe<{
                    proteins?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
                    picture?: StorefrontAPI.Maybe<{
                      reference?: StorefrontAPI.Maybe<{
                        image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
                      }>;
                    }>;
                  }>;
                }>;
              }
            >;
          }>;
        }
      >;
      variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
      priceRange: {
        minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      };
      selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
          product: Pick<StorefrontAPI.Product, 'handle'>;
          quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
        }
      >;
      ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
    }
  >;
};

export type CookingStepsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
}>;

export type CookingStepsQuery = {
  product?: StorefrontAPI.Maybe<{
    recipe?: StorefrontAPI.Maybe<{
      reference?: StorefrontAPI.Maybe<{
        proteins?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        steps?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
        stepClips?: StorefrontAPI.Maybe<{
          references?: StorefrontAPI.Maybe<{
            nodes: Array<
              Pick<StorefrontAPI.Video, 'alt'> & {
                previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
                sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>;
              }
            >;
          }>;
        }>;
      }>;
    }>;
  }>;
};

export type PredictiveSearchQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  limit: StorefrontAPI.Scalars['Int']['input'];
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withPages?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withBlogs?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type PredictiveSearchQuery = {
  predictiveSearch?: StorefrontAPI.Maybe<{
    products: Array<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          'description' | 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'
        >,
        'tags'
      > & {
        tagline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
        includes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
        priceRange: {
          minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        };
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
            product: Pick<StorefrontAPI.Product, 'handle'>;
            quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
          }
        >;
        ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    queries: Array<Pick<StorefrontAPI.SearchQuerySuggestion, 'text'>>;
    collections: Array<Pick<StorefrontAPI.Collection, 'handle' | 'title'>>;
    pages?: Array<Pick<StorefrontAPI.Page, 'handle' | 'title'>>;
    articles?: Array<Pick<StorefrontAPI.Article, 'handle' | 'title'> & {blog: Pick<StorefrontAPI.Blog, 'handle'>}>;
  }>;
};

export type ContentSearchQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  withBlogs?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withPages?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type ContentSearchQuery = {
  predictiveSearch?: StorefrontAPI.Maybe<{collections: Array<Pick<StorefrontAPI.Collection, 'handle' | 'title'>>}>;
  articles?: {
    nodes: Array<
      Pick<StorefrontAPI.Article, 'handle' | 'title' | 'excerpt'> & {blog: Pick<StorefrontAPI.Blog, 'handle'>}
    >;
  };
  pages?: {nodes: Array<Pick<StorefrontAPI.Page, 'handle' | 'title'>>};
};

export type ProductSearchQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  sortKey: StorefrontAPI.SearchSortKeys;
  reverse: StorefrontAPI.Scalars['Boolean']['input'];
  productFilters: Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter;
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type ProductSearchQuery = {
  search: Pick<StorefrontAPI.SearchResultItemConnection, 'totalCount'> & {
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'>;
    nodes: Array<
      | {__typename: 'Article' | 'Page'}
      | ({__typename: 'Product'} & StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.Product,
            'description' | 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'
          >,
          'tags'
        > & {
            tagline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
            includes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
            priceRange: {
              minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            };
            selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
                product: Pick<StorefrontAPI.Product, 'handle'>;
                quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
              }
            >;
            ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          })
    >;
    productFilters: Array<
      Pick<StorefrontAPI.Filter, 'label' | 'type'> & {
        values: Array<
          Pick<StorefrontAPI.FilterValue, 'label' | 'count' | 'input'> & {
            swatch?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Swatch, 'color'> & {
                image?: StorefrontAPI.Maybe<{previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>}>;
              }
            >;
          }
        >;
      }
    >;
  };
};

export type SearchFallbackQueryVariables = StorefrontAPI.Exact<{
  withTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;

export type SearchFallbackQuery = {
  products: {nodes: Array<Pick<StorefrontAPI.Product, 'title'>>};
  collection?: StorefrontAPI.Maybe<{
    products: {
      nodes: Array<
        StorefrontAPI.MakeOptional<
          Pick<
            StorefrontAPI.Product,
            'description' | 'handle' | 'title' | 'tags' | 'availableForSale' | 'requiresSellingPlan'
          >,
          'tags'
        > & {
          tagline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
          includes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
          priceRange: {
            minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          };
          selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresComponents'> & {
              product: Pick<StorefrontAPI.Product, 'handle'>;
              quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>;
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
            }
          >;
          ownRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          ownReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          reviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          appRating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          appReviewCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          secondName?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          badge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        }
      >;
    };
  }>;
};

export type FeedVariantFragment = Pick<
  StorefrontAPI.ProductVariant,
  'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock'
> & {
  shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
  product: Pick<StorefrontAPI.Product, 'handle'>;
};

export type ProductFeedQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;

export type ProductFeedQuery = {
  products: {
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
    nodes: Array<
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'vendor' | 'productType'> & {
        shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        images: {nodes: Array<Pick<StorefrontAPI.Image, 'url'>>};
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'name'> & {
            optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
          }
        >;
        variants: {
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
          nodes: Array<
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock'> & {
              shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
              image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
              selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
              product: Pick<StorefrontAPI.Product, 'handle'>;
            }
          >;
        };
      }
    >;
  };
};

export type FeedVariantsQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;

export type FeedVariantsQuery = {
  product?: StorefrontAPI.Maybe<{
    variants: {
      pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
      nodes: Array<
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock'> & {
          shipsOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
          image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
          selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
          product: Pick<StorefrontAPI.Product, 'handle'>;
        }
      >;
    };
  }>;
};

export type AwaitedVariantsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;

export type AwaitedVariantsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'> & {
        selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
        product: Pick<StorefrontAPI.Product, 'handle' | 'title'>;
      }
    >
  >;
};

export type TiffinQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type TiffinQuery = {
  dishes: {
    nodes: Array<
      Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard' | 'availableForSale' | 'requiresSellingPlan'> & {
        images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>};
        heat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        hue?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'requiresComponents'> & {
            product: Pick<StorefrontAPI.Product, 'handle'>;
            quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum'>;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
      }
    >;
  };
  boxes: {
    nodes: Array<
      Pick<StorefrontAPI.Product, 'handle' | 'title' | 'availableForSale'> & {
        contents?: StorefrontAPI.Maybe<{
          references?: StorefrontAPI.Maybe<{nodes: Array<Pick<StorefrontAPI.Product, 'handle'>>}>;
        }>;
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<{
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        }>;
      }
    >;
  };
};

interface GeneratedQueryTypes {
  '#graphql\n  query HealthProbe {\n    shop {\n      primaryDomain {\n        url\n      }\n    }\n  }\n': {
    return: HealthProbeQuery;
    variables: HealthProbeQueryVariables;
  };
  '#graphql\n  query BundleContents($ids: [ID!]!, $withTags: Boolean = true) {\n    nodes(ids: $ids) {\n      ... on Product {\n        id\n        tags @include(if: $withTags)\n        includes: metafield(namespace: "catalog", key: "includes") {\n          value\n          references(first: 20) {\n            nodes {\n              ... on Product {\n                title\n                variants(first: 2) {\n                  nodes {\n                    sku\n                    barcode\n                  }\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n': {
    return: BundleContentsQuery;
    variables: BundleContentsQueryVariables;
  };
  '#graphql\n  query Lots($withMetaobjects: Boolean = true) {\n    lots: metaobjects(type: "lot", first: 250, sortKey: "updated_at", reverse: true) @include(if: $withMetaobjects) {\n      nodes {\n        ...LotSummary\n      }\n    }\n  }\n  fragment LotSummary on Metaobject {\n    number: field(key: "number") {\n      value\n    }\n    driedOn: field(key: "dried_on") {\n      value\n    }\n    taster: field(key: "taster") {\n      value\n    }\n    isSample: field(key: "is_sample") {\n      value\n    }\n    products: field(key: "products") {\n      references(first: 20) {\n        nodes {\n          ... on Product {\n            id\n            handle\n            title\n          }\n        }\n      }\n    }\n  }\n': {
    return: LotsQuery;
    variables: LotsQueryVariables;
  };
  '#graphql\n  query DishRecipes($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      ... on Product {\n        id\n        handle\n        recipe: metafield(namespace: "catalog", key: "recipe") {\n          type\n        }\n        howToUse: metafield(namespace: "catalog", key: "how_to_use") {\n          type\n        }\n        includes: metafield(namespace: "catalog", key: "includes") {\n          type\n        }\n      }\n    }\n  }\n': {
    return: DishRecipesQuery;
    variables: DishRecipesQueryVariables;
  };
  '#graphql\n  query CartContents($cartId: ID!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    cart(id: $cartId) {\n      note\n      attributes {\n        key\n        value\n      }\n      discountCodes {\n        code\n      }\n      buyerIdentity {\n        countryCode\n      }\n      lines(first: 250) {\n        pageInfo {\n          hasNextPage\n        }\n        nodes {\n          quantity\n          attributes {\n            key\n            value\n          }\n          merchandise {\n            ... on ProductVariant {\n              id\n            }\n          }\n          ...CartContentsPlan\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartContentsPlan on BaseCartLine {\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n      }\n    }\n  }\n\n': {
    return: CartContentsQuery;
    variables: CartContentsQueryVariables;
  };
  '#graphql\n  query ContentVersion($withPages: Boolean = true, $withBlogs: Boolean = true, $withMetaobjects: Boolean = true) {\n    products(first: 1, sortKey: UPDATED_AT, reverse: true) {\n      nodes {\n        id\n        updatedAt\n      }\n    }\n    collections(first: 1, sortKey: UPDATED_AT, reverse: true) {\n      nodes {\n        id\n        updatedAt\n      }\n    }\n    pages(first: 1, sortKey: UPDATED_AT, reverse: true) @include(if: $withPages) {\n      nodes {\n        id\n        updatedAt\n      }\n    }\n    articles(first: 1, sortKey: UPDATED_AT, reverse: true) @include(if: $withBlogs) {\n      nodes {\n        id\n        title\n        excerpt\n        contentHtml\n      }\n    }\n    main: menu(handle: "main-menu") {\n      ...VersionMenu\n    }\n    company: menu(handle: "footer-company") {\n      ...VersionMenu\n    }\n    support: menu(handle: "footer-support") {\n      ...VersionMenu\n    }\n    settings: metaobjects(type: "storefront_settings", first: 1) @include(if: $withMetaobjects) {\n      ...VersionMetaobjects\n    }\n    sections: metaobjects(type: "home_section", first: 1, sortKey: "updated_at", reverse: true)\n      @include(if: $withMetaobjects) {\n      ...VersionMetaobjects\n    }\n    testimonials: metaobjects(type: "testimonial", first: 1, sortKey: "updated_at", reverse: true)\n      @include(if: $withMetaobjects) {\n      ...VersionMetaobjects\n    }\n    reels: metaobjects(type: "reel", first: 1, sortKey: "updated_at", reverse: true) @include(if: $withMetaobjects) {\n      ...VersionMetaobjects\n    }\n    founders: metaobjects(type: "founder", first: 1, sortKey: "updated_at", reverse: true)\n      @include(if: $withMetaobjects) {\n      ...VersionMetaobjects\n    }\n    lots: metaobjects(type: "lot", first: 1, sortKey: "updated_at", reverse: true) @include(if: $withMetaobjects) {\n      ...VersionMetaobjects\n    }\n  }\n  fragment VersionMenu on Menu {\n    items {\n      title\n      url\n    }\n  }\n  fragment VersionMetaobjects on MetaobjectConnection {\n    nodes {\n      id\n      updatedAt\n    }\n  }\n': {
    return: ContentVersionQuery;
    variables: ContentVersionQueryVariables;
  };
  '#graphql\n  query GonePaths {\n    urlRedirects(first: 250) {\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        path\n        target\n      }\n    }\n  }\n': {
    return: GonePathsQuery;
    variables: GonePathsQueryVariables;
  };
  '#graphql\n  query GonePath($query: String!) {\n    urlRedirects(first: 5, query: $query) {\n      nodes {\n        path\n        target\n      }\n    }\n  }\n': {
    return: GonePathQuery;
    variables: GonePathQueryVariables;
  };
  '#graphql\n  query PlanAccess($withSellingPlans: Boolean = true) {\n    products(first: 1) {\n      nodes {\n        sellingPlanGroups(first: 1) @include(if: $withSellingPlans) {\n          nodes {\n            name\n          }\n        }\n      }\n    }\n  }\n': {
    return: PlanAccessQuery;
    variables: PlanAccessQueryVariables;
  };
  '#graphql\n  query ShopName {\n    shop {\n      name\n    }\n  }\n': {
    return: ShopNameQuery;
    variables: ShopNameQueryVariables;
  };
  '#graphql\n  query StoreHosts {\n    shop {\n      primaryDomain {\n        url\n      }\n    }\n  }\n': {
    return: StoreHostsQuery;
    variables: StoreHostsQueryVariables;
  };
  '#graphql\n  query StorefrontSettings {\n    metaobject(handle: {type: "storefront_settings", handle: "main"}) {\n      fields {\n        key\n        value\n      }\n    }\n  }\n': {
    return: StorefrontSettingsQuery;
    variables: StorefrontSettingsQueryVariables;
  };
  '#graphql\n  query AccountCustomer($token: String!) {\n    customer(customerAccessToken: $token) { id email }\n  }\n': {
    return: AccountCustomerQuery;
    variables: AccountCustomerQueryVariables;
  };
  '#graphql\n  query AccountAddresses($token: String!, $first: Int!, $after: String) {\n    customer(customerAccessToken: $token) {\n      defaultAddress { id }\n      addresses(first: $first, after: $after) {\n        nodes { ...AccountAddress }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n  #graphql\n  fragment AccountAddress on MailingAddress {\n    id firstName lastName address1 address2 city province provinceCode country countryCodeV2 zip phone\n    formatted(withName: true)\n  }\n\n': {
    return: AccountAddressesQuery;
    variables: AccountAddressesQueryVariables;
  };
  '#graphql\n  query CatalogPrices($after: String) {\n    products(first: 250, after: $after) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        handle\n        priceRange {\n          minVariantPrice {\n            amount\n            currencyCode\n          }\n          maxVariantPrice {\n            amount\n            currencyCode\n          }\n        }\n      }\n    }\n  }\n': {
    return: CatalogPricesQuery;
    variables: CatalogPricesQueryVariables;
  };
  '#graphql\n  query ProductNames($after: String, $withTags: Boolean = true) {\n    products(first: 250, after: $after) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        id\n        handle\n        title\n        tags @include(if: $withTags)\n        catalogId: metafield(namespace: "catalog", key: "id") {\n          value\n        }\n        secondName: metafield(namespace: "catalog", key: "second_name") {\n          value\n        }\n        selectedOrFirstAvailableVariant {\n          id\n        }\n      }\n    }\n  }\n': {
    return: ProductNamesQuery;
    variables: ProductNamesQueryVariables;
  };
  '#graphql\n  query ProductRecommendations($handle: String!, $withTags: Boolean = true) {\n    productRecommendations(productHandle: $handle) {\n      ...ProductCard\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    ...ProductSummary\n    description(truncateAt: 200)\n    tagline: metafield(namespace: "catalog", key: "tagline") {\n      value\n    }\n    images(first: 2) {\n      nodes {\n        ...CatalogImage\n      }\n    }\n    includes: metafield(namespace: "catalog", key: "includes") {\n      value\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment CatalogMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment ProductSummary on Product {\n    handle\n    title\n    tags @include(if: $withTags)\n    availableForSale\n    requiresSellingPlan\n    variantsCount {\n      count\n    }\n    priceRange {\n      minVariantPrice {\n        ...CatalogMoney\n      }\n      maxVariantPrice {\n        ...CatalogMoney\n      }\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresComponents\n      product {\n        handle\n      }\n      quantityRule {\n        minimum\n        maximum\n        increment\n      }\n      price {\n        ...CatalogMoney\n      }\n      compareAtPrice {\n        ...CatalogMoney\n      }\n    }\n    ownRating: metafield(namespace: "storefront_reviews", key: "rating") {\n      value\n    }\n    ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {\n      value\n    }\n    rating: metafield(namespace: "product", key: "rating") {\n      value\n    }\n    reviewCount: metafield(namespace: "product", key: "review_count") {\n      value\n    }\n    appRating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    appReviewCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n    secondName: metafield(namespace: "catalog", key: "second_name") {\n      value\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n    badge: metafield(namespace: "catalog", key: "badge") {\n      value\n    }\n    hue: metafield(namespace: "catalog", key: "hue") {\n      value\n    }\n  }\n\n\n': {
    return: ProductRecommendationsQuery;
    variables: ProductRecommendationsQueryVariables;
  };
  '#graphql\n  query PopularProducts($withTags: Boolean = true) {\n    collection(handle: "most-popular") {\n      products(first: 4) {\n        nodes {\n          ...ProductCard\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    ...ProductSummary\n    description(truncateAt: 200)\n    tagline: metafield(namespace: "catalog", key: "tagline") {\n      value\n    }\n    images(first: 2) {\n      nodes {\n        ...CatalogImage\n      }\n    }\n    includes: metafield(namespace: "catalog", key: "includes") {\n      value\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment CatalogMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment ProductSummary on Product {\n    handle\n    title\n    tags @include(if: $withTags)\n    availableForSale\n    requiresSellingPlan\n    variantsCount {\n      count\n    }\n    priceRange {\n      minVariantPrice {\n        ...CatalogMoney\n      }\n      maxVariantPrice {\n        ...CatalogMoney\n      }\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresComponents\n      product {\n        handle\n      }\n      quantityRule {\n        minimum\n        maximum\n        increment\n      }\n      price {\n        ...CatalogMoney\n      }\n      compareAtPrice {\n        ...CatalogMoney\n      }\n    }\n    ownRating: metafield(namespace: "storefront_reviews", key: "rating") {\n      value\n    }\n    ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {\n      value\n    }\n    rating: metafield(namespace: "product", key: "rating") {\n      value\n    }\n    reviewCount: metafield(namespace: "product", key: "review_count") {\n      value\n    }\n    appRating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    appReviewCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n    secondName: metafield(namespace: "catalog", key: "second_name") {\n      value\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n    badge: metafield(namespace: "catalog", key: "badge") {\n      value\n    }\n    hue: metafield(namespace: "catalog", key: "hue") {\n      value\n    }\n  }\n\n\n': {
    return: PopularProductsQuery;
    variables: PopularProductsQueryVariables;
  };
  '#graphql\n  query Founders {\n    metaobjects(type: "founder", first: 20) {\n      nodes {\n        ...Founder\n      }\n    }\n  }\n  fragment Founder on Metaobject {\n    handle\n    name: field(key: "name") {\n      value\n    }\n    role: field(key: "role") {\n      value\n    }\n    shortText: field(key: "short_text") {\n      value\n    }\n    longText: field(key: "long_text") {\n      value\n    }\n    position: field(key: "position") {\n      value\n    }\n    portrait: field(key: "portrait") {\n      reference {\n        ... on MediaImage {\n          image {\n            url\n            altText\n            width\n            height\n          }\n        }\n      }\n    }\n  }\n': {
    return: FoundersQuery;
    variables: FoundersQueryVariables;
  };
  '#graphql\n  query AboutPictures {\n    collection(handle: "most-popular") {\n      image {\n        ...CatalogImage\n      }\n    }\n    metaobject(handle: {type: "storefront_settings", handle: "main"}) {\n      science: field(key: "science_picture") {\n        reference {\n          ... on MediaImage {\n            image {\n              ...CatalogImage\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n': {
    return: AboutPicturesQuery;
    variables: AboutPicturesQueryVariables;
  };
  '#graphql\n  query ShopFrame {\n    shop {\n      name\n      description\n      primaryDomain {\n        url\n      }\n      brand {\n        coverImage {\n          image {\n            url\n            altText\n          }\n        }\n      }\n    }\n    main: menu(handle: "main-menu") {\n      ...FrameMenu\n    }\n    company: menu(handle: "footer-company") {\n      ...FrameMenu\n    }\n    support: menu(handle: "footer-support") {\n      ...FrameMenu\n    }\n    packs: products(first: 20, sortKey: BEST_SELLING, query: "tag_not:bundle AND tag_not:combined") {\n      nodes {\n        ...FramePack\n      }\n    }\n    bundles: products(first: 1, query: "tag:bundle") {\n      nodes {\n        id\n      }\n    }\n  }\n  #graphql\n  fragment FrameMenu on Menu {\n    items {\n      title\n      url\n    }\n  }\n\n  #graphql\n  fragment FramePack on Product {\n    handle\n    title\n    isGiftCard\n    images(first: 1) {\n      nodes {\n        url\n        width\n        height\n      }\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n  }\n\n': {
    return: ShopFrameQuery;
    variables: ShopFrameQueryVariables;
  };
  '#graphql\n  query ContentPage($handle: String!, $withPages: Boolean = true) {\n    page(handle: $handle) @include(if: $withPages) {\n      title\n      body\n      seo {\n        title\n        description\n      }\n    }\n  }\n': {
    return: ContentPageQuery;
    variables: ContentPageQueryVariables;
  };
  '#graphql\n  query PageHandles($withPages: Boolean = true) {\n    pages(first: 250) @include(if: $withPages) {\n      nodes {\n        handle\n      }\n    }\n  }\n': {
    return: PageHandlesQuery;
    variables: PageHandlesQueryVariables;
  };
  '#graphql\n  query ShopPolicies {\n    shop {\n      shippingPolicy {\n        ...Policy\n      }\n      refundPolicy {\n        ...Policy\n      }\n      privacyPolicy {\n        ...Policy\n      }\n      termsOfService {\n        ...Policy\n      }\n    }\n  }\n  fragment Policy on ShopPolicy {\n    handle\n    title\n    body\n  }\n': {
    return: ShopPoliciesQuery;
    variables: ShopPoliciesQueryVariables;
  };
  '#graphql\n  query HomePage($withTags: Boolean = true) {\n    shop {\n      brand {\n        coverImage {\n          image {\n            ...CatalogImage\n          }\n        }\n      }\n    }\n    popular: collection(handle: "most-popular") {\n      image {\n        ...CatalogImage\n      }\n      products(first: 6) {\n        nodes {\n          ...ProductCard\n        }\n      }\n    }\n    rated: products(first: 250) {\n      nodes {\n        ownRating: metafield(namespace: "storefront_reviews", key: "rating") {\n          value\n        }\n        ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {\n          value\n        }\n      }\n    }\n    cheapest: products(first: 1, sortKey: PRICE, query: "available_for_sale:true") {\n      nodes {\n        priceRange {\n          minVariantPrice {\n            ...CatalogMoney\n          }\n        }\n      }\n    }\n    packs: products(first: 20, sortKey: ID, query: "tag_not:bundle") {\n      nodes {\n        handle\n        title\n        images(first: 1) {\n          nodes {\n            ...CatalogImage\n          }\n        }\n        heat: metafield(namespace: "catalog", key: "heat") {\n          value\n        }\n        hue: metafield(namespace: "catalog", key: "hue") {\n          value\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    ...ProductSummary\n    description(truncateAt: 200)\n    tagline: metafield(namespace: "catalog", key: "tagline") {\n      value\n    }\n    images(first: 2) {\n      nodes {\n        ...CatalogImage\n      }\n    }\n    includes: metafield(namespace: "catalog", key: "includes") {\n      value\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment CatalogMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment ProductSummary on Product {\n    handle\n    title\n    tags @include(if: $withTags)\n    availableForSale\n    requiresSellingPlan\n    variantsCount {\n      count\n    }\n    priceRange {\n      minVariantPrice {\n        ...CatalogMoney\n      }\n      maxVariantPrice {\n        ...CatalogMoney\n      }\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresComponents\n      product {\n        handle\n      }\n      quantityRule {\n        minimum\n        maximum\n        increment\n      }\n      price {\n        ...CatalogMoney\n      }\n      compareAtPrice {\n        ...CatalogMoney\n      }\n    }\n    ownRating: metafield(namespace: "storefront_reviews", key: "rating") {\n      value\n    }\n    ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {\n      value\n    }\n    rating: metafield(namespace: "product", key: "rating") {\n      value\n    }\n    reviewCount: metafield(namespace: "product", key: "review_count") {\n      value\n    }\n    appRating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    appReviewCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n    secondName: metafield(namespace: "catalog", key: "second_name") {\n      value\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n    badge: metafield(namespace: "catalog", key: "badge") {\n      value\n    }\n    hue: metafield(namespace: "catalog", key: "hue") {\n      value\n    }\n  }\n\n\n': {
    return: HomePageQuery;
    variables: HomePageQueryVariables;
  };
  '#graphql\n  query HomeContent($withTags: Boolean = true, $withMetaobjects: Boolean = true) {\n    metaobject(handle: {type: "storefront_settings", handle: "main"}) {\n      clip: field(key: "how_it_works_clip") {\n        reference {\n          __typename\n          ... on Video {\n            previewImage {\n              ...CatalogImage\n            }\n            sources {\n              url\n              mimeType\n            }\n          }\n        }\n      }\n      offer: field(key: "popup_picture") {\n        reference {\n          ... on MediaImage {\n            image {\n              ...CatalogImage\n            }\n          }\n        }\n      }\n    }\n    sections: metaobjects(type: "home_section", first: 20) @include(if: $withMetaobjects) {\n      nodes {\n        ...HomeSection\n      }\n    }\n  }\n  fragment HomeSection on Metaobject {\n    handle\n    heading: field(key: "heading") {\n      value\n    }\n    text: field(key: "text") {\n      value\n    }\n    items: field(key: "items") {\n      value\n    }\n    picture: field(key: "picture") {\n      reference {\n        ... on MediaImage {\n          image {\n            ...CatalogImage\n          }\n        }\n      }\n    }\n    product: field(key: "product") {\n      reference {\n        ... on Product {\n          ...ProductCard\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    ...ProductSummary\n    description(truncateAt: 200)\n    tagline: metafield(namespace: "catalog", key: "tagline") {\n      value\n    }\n    images(first: 2) {\n      nodes {\n        ...CatalogImage\n      }\n    }\n    includes: metafield(namespace: "catalog", key: "includes") {\n      value\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment CatalogMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment ProductSummary on Product {\n    handle\n    title\n    tags @include(if: $withTags)\n    availableForSale\n    requiresSellingPlan\n    variantsCount {\n      count\n    }\n    priceRange {\n      minVariantPrice {\n        ...CatalogMoney\n      }\n      maxVariantPrice {\n        ...CatalogMoney\n      }\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresComponents\n      product {\n        handle\n      }\n      quantityRule {\n        minimum\n        maximum\n        increment\n      }\n      price {\n        ...CatalogMoney\n      }\n      compareAtPrice {\n        ...CatalogMoney\n      }\n    }\n    ownRating: metafield(namespace: "storefront_reviews", key: "rating") {\n      value\n    }\n    ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {\n      value\n    }\n    rating: metafield(namespace: "product", key: "rating") {\n      value\n    }\n    reviewCount: metafield(namespace: "product", key: "review_count") {\n      value\n    }\n    appRating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    appReviewCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n    secondName: metafield(namespace: "catalog", key: "second_name") {\n      value\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n    badge: metafield(namespace: "catalog", key: "badge") {\n      value\n    }\n    hue: metafield(namespace: "catalog", key: "hue") {\n      value\n    }\n  }\n\n\n': {
    return: HomeContentQuery;
    variables: HomeContentQueryVariables;
  };
  '#graphql\n  query Reels($withMetaobjects: Boolean = true) {\n    reels: metaobjects(type: "reel", first: 12) @include(if: $withMetaobjects) {\n      nodes {\n        handle\n        title: field(key: "title") {\n          value\n        }\n        url: field(key: "url") {\n          value\n        }\n        poster: field(key: "poster") {\n          reference {\n            ... on MediaImage {\n              image {\n                url\n                altText\n                width\n                height\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n': {
    return: ReelsQuery;
    variables: ReelsQueryVariables;
  };
  '#graphql\n  query Testimonials($withMetaobjects: Boolean = true) {\n    testimonials: metaobjects(type: "testimonial", first: 30) @include(if: $withMetaobjects) {\n      nodes {\n        handle\n        name: field(key: "name") {\n          value\n        }\n        review: field(key: "review") {\n          value\n        }\n        rating: field(key: "rating") {\n          value\n        }\n        isSample: field(key: "is_sample") {\n          value\n        }\n        picture: field(key: "picture") {\n          reference {\n            ... on MediaImage {\n              image {\n                url\n                altText\n                width\n                height\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n': {
    return: TestimonialsQuery;
    variables: TestimonialsQueryVariables;
  };
  '#graphql\n  query SignedInCustomer($token: String!) {\n    customer(customerAccessToken: $token) { id email firstName lastName }\n  }\n': {
    return: SignedInCustomerQuery;
    variables: SignedInCustomerQueryVariables;
  };
  '#graphql\n  query BlogList($withBlogs: Boolean = true) {\n    blogs(first: 50) @include(if: $withBlogs) {\n      nodes {\n        handle\n        title\n        seo {\n          description\n        }\n        articles(first: 3, sortKey: PUBLISHED_AT, reverse: true) {\n          nodes {\n            handle\n            title\n            image {\n              ...CatalogImage\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n': {
    return: BlogListQuery;
    variables: BlogListQueryVariables;
  };
  '#graphql\n  query BlogPage(\n    $handle: String!\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n    $query: String\n    $withBlogs: Boolean = true\n  ) {\n    blog(handle: $handle) @include(if: $withBlogs) {\n      handle\n      title\n      seo {\n        description\n      }\n      articles(\n        first: $first\n        last: $last\n        after: $after\n        before: $before\n        query: $query\n        sortKey: PUBLISHED_AT\n        reverse: true\n      ) {\n        pageInfo {\n          hasNextPage\n          hasPreviousPage\n          startCursor\n          endCursor\n        }\n        nodes {\n          ...ArticleCard\n        }\n      }\n      tagged: articles(first: 250, sortKey: PUBLISHED_AT, reverse: true) {\n        nodes {\n          tags\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ArticleCard on Article {\n    handle\n    title\n    publishedAt\n    tags\n    excerpt\n    content(truncateAt: 20000)\n    image {\n      ...CatalogImage\n    }\n  }\n\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n': {
    return: BlogPageQuery;
    variables: BlogPageQueryVariables;
  };
  '#graphql\n  query Article($blog: String!, $article: String!, $withTags: Boolean = true, $withBlogs: Boolean = true) {\n    blog(handle: $blog) @include(if: $withBlogs) {\n      articleByHandle(handle: $article) {\n        ...ArticleCard\n        contentHtml\n        seo {\n          title\n          description\n        }\n        authorV2 {\n          name\n          bio\n        }\n        blog {\n          handle\n          title\n          articles(first: 4, sortKey: PUBLISHED_AT, reverse: true) {\n            nodes {\n              ...ArticleCard\n            }\n          }\n        }\n        related: metafield(namespace: "journal", key: "related_products") {\n          references(first: 6) {\n            nodes {\n              ... on Product {\n                ...ProductCard\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ArticleCard on Article {\n    handle\n    title\n    publishedAt\n    tags\n    excerpt\n    content(truncateAt: 20000)\n    image {\n      ...CatalogImage\n    }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    ...ProductSummary\n    description(truncateAt: 200)\n    tagline: metafield(namespace: "catalog", key: "tagline") {\n      value\n    }\n    images(first: 2) {\n      nodes {\n        ...CatalogImage\n      }\n    }\n    includes: metafield(namespace: "catalog", key: "includes") {\n      value\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment CatalogMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment ProductSummary on Product {\n    handle\n    title\n    tags @include(if: $withTags)\n    availableForSale\n    requiresSellingPlan\n    variantsCount {\n      count\n    }\n    priceRange {\n      minVariantPrice {\n        ...CatalogMoney\n      }\n      maxVariantPrice {\n        ...CatalogMoney\n      }\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresComponents\n      product {\n        handle\n      }\n      quantityRule {\n        minimum\n        maximum\n        increment\n      }\n      price {\n        ...CatalogMoney\n      }\n      compareAtPrice {\n        ...CatalogMoney\n      }\n    }\n    ownRating: metafield(namespace: "storefront_reviews", key: "rating") {\n      value\n    }\n    ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {\n      value\n    }\n    rating: metafield(namespace: "product", key: "rating") {\n      value\n    }\n    reviewCount: metafield(namespace: "product", key: "review_count") {\n      value\n    }\n    appRating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    appReviewCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n    secondName: metafield(namespace: "catalog", key: "second_name") {\n      value\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n    badge: metafield(namespace: "catalog", key: "badge") {\n      value\n    }\n    hue: metafield(namespace: "catalog", key: "hue") {\n      value\n    }\n  }\n\n\n': {
    return: ArticleQuery;
    variables: ArticleQueryVariables;
  };
  '#graphql\n  query BlogFeed($handle: String!, $withBlogs: Boolean = true) {\n    blog(handle: $handle) @include(if: $withBlogs) {\n      handle\n      title\n      articles(first: 20, sortKey: PUBLISHED_AT, reverse: true) {\n        nodes {\n          handle\n          title\n          publishedAt\n          tags\n          excerpt\n          contentHtml\n          authorV2 {\n            name\n          }\n        }\n      }\n    }\n  }\n': {
    return: BlogFeedQuery;
    variables: BlogFeedQueryVariables;
  };
  '#graphql\n  query ArticleList($after: String, $withBlogs: Boolean = true) {\n    blogs(first: 250) @include(if: $withBlogs) {\n      nodes {\n        handle\n      }\n    }\n    articles(first: 250, after: $after, sortKey: PUBLISHED_AT, reverse: true) @include(if: $withBlogs) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        handle\n        title\n        excerpt\n        blog {\n          handle\n        }\n      }\n    }\n  }\n': {
    return: ArticleListQuery;
    variables: ArticleListQueryVariables;
  };
  '#graphql\n  query CollectionHandles {\n    collections(first: 250) {\n      nodes {\n        handle\n      }\n    }\n  }\n': {
    return: CollectionHandlesQuery;
    variables: CollectionHandlesQueryVariables;
  };
  '#graphql\n  query CollectionPage(\n    $handle: String!\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n    $sortKey: ProductCollectionSortKeys!\n    $reverse: Boolean!\n    $filters: [ProductFilter!]!\n    $withTags: Boolean = true\n  ) {\n    collection(handle: $handle) {\n      handle\n      title\n      description\n      seo {\n        description\n      }\n      products(\n        first: $first\n        last: $last\n        after: $after\n        before: $before\n        sortKey: $sortKey\n        reverse: $reverse\n        filters: $filters\n      ) {\n        filters {\n          ...ProductFacet\n        }\n        pageInfo {\n          hasNextPage\n          hasPreviousPage\n          startCursor\n          endCursor\n        }\n        nodes {\n          ...ProductCard\n        }\n      }\n      counted: products(first: 250, filters: $filters) {\n        pageInfo {\n          hasNextPage\n        }\n        nodes {\n          id\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductFacet on Filter {\n    label\n    type\n    values {\n      label\n      count\n      input\n      swatch {\n        color\n        image {\n          previewImage {\n            url\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    ...ProductSummary\n    description(truncateAt: 200)\n    tagline: metafield(namespace: "catalog", key: "tagline") {\n      value\n    }\n    images(first: 2) {\n      nodes {\n        ...CatalogImage\n      }\n    }\n    includes: metafield(namespace: "catalog", key: "includes") {\n      value\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment CatalogMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment ProductSummary on Product {\n    handle\n    title\n    tags @include(if: $withTags)\n    availableForSale\n    requiresSellingPlan\n    variantsCount {\n      count\n    }\n    priceRange {\n      minVariantPrice {\n        ...CatalogMoney\n      }\n      maxVariantPrice {\n        ...CatalogMoney\n      }\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresComponents\n      product {\n        handle\n      }\n      quantityRule {\n        minimum\n        maximum\n        increment\n      }\n      price {\n        ...CatalogMoney\n      }\n      compareAtPrice {\n        ...CatalogMoney\n      }\n    }\n    ownRating: metafield(namespace: "storefront_reviews", key: "rating") {\n      value\n    }\n    ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {\n      value\n    }\n    rating: metafield(namespace: "product", key: "rating") {\n      value\n    }\n    reviewCount: metafield(namespace: "product", key: "review_count") {\n      value\n    }\n    appRating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    appReviewCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n    secondName: metafield(namespace: "catalog", key: "second_name") {\n      value\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n    badge: metafield(namespace: "catalog", key: "badge") {\n      value\n    }\n    hue: metafield(namespace: "catalog", key: "hue") {\n      value\n    }\n  }\n\n\n': {
    return: CollectionPageQuery;
    variables: CollectionPageQueryVariables;
  };
  '#graphql\n  query CollectionList($first: Int, $last: Int, $after: String, $before: String) {\n    collections(first: $first, last: $last, after: $after, before: $before, sortKey: TITLE) {\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n      }\n      nodes {\n        handle\n        title\n        onlineStoreUrl\n        image {\n          ...CatalogImage\n        }\n        leading: products(first: 1) {\n          nodes {\n            featuredImage {\n              ...CatalogImage\n            }\n          }\n        }\n        counted: products(first: 250) {\n          pageInfo {\n            hasNextPage\n          }\n          nodes {\n            id\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n': {
    return: CollectionListQuery;
    variables: CollectionListQueryVariables;
  };
  '#graphql\n  query BundleShelf($first: Int!, $withTags: Boolean = true) {\n    placed: collection(handle: "bundles") {\n      products(first: $first) {\n        pageInfo {\n          hasNextPage\n        }\n        nodes {\n          ...ProductCard\n        }\n      }\n    }\n    tagged: products(first: $first, query: "tag:bundle") {\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        ...ProductCard\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    ...ProductSummary\n    description(truncateAt: 200)\n    tagline: metafield(namespace: "catalog", key: "tagline") {\n      value\n    }\n    images(first: 2) {\n      nodes {\n        ...CatalogImage\n      }\n    }\n    includes: metafield(namespace: "catalog", key: "includes") {\n      value\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment CatalogMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment ProductSummary on Product {\n    handle\n    title\n    tags @include(if: $withTags)\n    availableForSale\n    requiresSellingPlan\n    variantsCount {\n      count\n    }\n    priceRange {\n      minVariantPrice {\n        ...CatalogMoney\n      }\n      maxVariantPrice {\n        ...CatalogMoney\n      }\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresComponents\n      product {\n        handle\n      }\n      quantityRule {\n        minimum\n        maximum\n        increment\n      }\n      price {\n        ...CatalogMoney\n      }\n      compareAtPrice {\n        ...CatalogMoney\n      }\n    }\n    ownRating: metafield(namespace: "storefront_reviews", key: "rating") {\n      value\n    }\n    ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {\n      value\n    }\n    rating: metafield(namespace: "product", key: "rating") {\n      value\n    }\n    reviewCount: metafield(namespace: "product", key: "review_count") {\n      value\n    }\n    appRating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    appReviewCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n    secondName: metafield(namespace: "catalog", key: "second_name") {\n      value\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n    badge: metafield(namespace: "catalog", key: "badge") {\n      value\n    }\n    hue: metafield(namespace: "catalog", key: "hue") {\n      value\n    }\n  }\n\n\n': {
    return: BundleShelfQuery;
    variables: BundleShelfQueryVariables;
  };
  '#graphql\n  query ProductList(\n    $query: String!\n    $sortKey: ProductSortKeys!\n    $reverse: Boolean!\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n    $withTags: Boolean = true\n  ) {\n    products(\n      query: $query\n      sortKey: $sortKey\n      reverse: $reverse\n      first: $first\n      last: $last\n      after: $after\n      before: $before\n    ) {\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n      }\n      nodes {\n        ...ProductCard\n      }\n    }\n    productTags(first: 250) @include(if: $withTags) {\n      nodes\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    ...ProductSummary\n    description(truncateAt: 200)\n    tagline: metafield(namespace: "catalog", key: "tagline") {\n      value\n    }\n    images(first: 2) {\n      nodes {\n        ...CatalogImage\n      }\n    }\n    includes: metafield(namespace: "catalog", key: "includes") {\n      value\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment CatalogMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment ProductSummary on Product {\n    handle\n    title\n    tags @include(if: $withTags)\n    availableForSale\n    requiresSellingPlan\n    variantsCount {\n      count\n    }\n    priceRange {\n      minVariantPrice {\n        ...CatalogMoney\n      }\n      maxVariantPrice {\n        ...CatalogMoney\n      }\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresComponents\n      product {\n        handle\n      }\n      quantityRule {\n        minimum\n        maximum\n        increment\n      }\n      price {\n        ...CatalogMoney\n      }\n      compareAtPrice {\n        ...CatalogMoney\n      }\n    }\n    ownRating: metafield(namespace: "storefront_reviews", key: "rating") {\n      value\n    }\n    ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {\n      value\n    }\n    rating: metafield(namespace: "product", key: "rating") {\n      value\n    }\n    reviewCount: metafield(namespace: "product", key: "review_count") {\n      value\n    }\n    appRating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    appReviewCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n    secondName: metafield(namespace: "catalog", key: "second_name") {\n      value\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n    badge: metafield(namespace: "catalog", key: "badge") {\n      value\n    }\n    hue: metafield(namespace: "catalog", key: "hue") {\n      value\n    }\n  }\n\n\n': {
    return: ProductListQuery;
    variables: ProductListQueryVariables;
  };
  '#graphql\n  query ProductCount($query: String!) {\n    products(query: $query, first: 250) {\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        id\n      }\n    }\n  }\n': {
    return: ProductCountQuery;
    variables: ProductCountQueryVariables;
  };
  '#graphql\n  query Lot($handle: String!, $withTags: Boolean = true) {\n    metaobject(handle: {type: "lot", handle: $handle}) {\n      number: field(key: "number") {\n        value\n      }\n      driedOn: field(key: "dried_on") {\n        value\n      }\n      roastedBy: field(key: "roasted_by") {\n        value\n      }\n      spice: field(key: "spice") {\n        value\n      }\n      origin: field(key: "origin") {\n        value\n      }\n      verdict: field(key: "verdict") {\n        value\n      }\n      taster: field(key: "taster") {\n        value\n      }\n      isSample: field(key: "is_sample") {\n        value\n      }\n      products: field(key: "products") {\n        references(first: 20) {\n          nodes {\n            ... on Product {\n              ...ProductCard\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    ...ProductSummary\n    description(truncateAt: 200)\n    tagline: metafield(namespace: "catalog", key: "tagline") {\n      value\n    }\n    images(first: 2) {\n      nodes {\n        ...CatalogImage\n      }\n    }\n    includes: metafield(namespace: "catalog", key: "includes") {\n      value\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment CatalogMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment ProductSummary on Product {\n    handle\n    title\n    tags @include(if: $withTags)\n    availableForSale\n    requiresSellingPlan\n    variantsCount {\n      count\n    }\n    priceRange {\n      minVariantPrice {\n        ...CatalogMoney\n      }\n      maxVariantPrice {\n        ...CatalogMoney\n      }\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresComponents\n      product {\n        handle\n      }\n      quantityRule {\n        minimum\n        maximum\n        increment\n      }\n      price {\n        ...CatalogMoney\n      }\n      compareAtPrice {\n        ...CatalogMoney\n      }\n    }\n    ownRating: metafield(namespace: "storefront_reviews", key: "rating") {\n      value\n    }\n    ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {\n      value\n    }\n    rating: metafield(namespace: "product", key: "rating") {\n      value\n    }\n    reviewCount: metafield(namespace: "product", key: "review_count") {\n      value\n    }\n    appRating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    appReviewCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n    secondName: metafield(namespace: "catalog", key: "second_name") {\n      value\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n    badge: metafield(namespace: "catalog", key: "badge") {\n      value\n    }\n    hue: metafield(namespace: "catalog", key: "hue") {\n      value\n    }\n  }\n\n\n': {
    return: LotQuery;
    variables: LotQueryVariables;
  };
  '#graphql\n  query ProductDetails($handle: String!, $identifiers: [HasMetafieldsIdentifier!]!) {\n    product(handle: $handle) {\n      metafields(identifiers: $identifiers) {\n        namespace\n        key\n        type\n        value\n        reference {\n          ...ShownReference\n        }\n        references(first: 20) {\n          nodes {\n            ...ShownReference\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ShownReference on MetafieldReference {\n    __typename\n    ... on Product {\n      handle\n      title\n    }\n    ... on Collection {\n      handle\n      title\n    }\n    ... on Page {\n      handle\n      title\n    }\n    ... on Metaobject {\n      fields {\n        key\n        type\n        value\n      }\n    }\n    ... on MediaImage {\n      alt\n      image {\n        ...CatalogImage\n      }\n    }\n    ... on Video {\n      alt\n      previewImage {\n        ...CatalogImage\n      }\n      sources {\n        url\n        mimeType\n      }\n    }\n    ... on GenericFile {\n      alt\n      url\n      mimeType\n    }\n  }\n\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n': {
    return: ProductDetailsQuery;
    variables: ProductDetailsQueryVariables;
  };
  '#graphql\n  query DetailArticles($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      ... on Article {\n        id\n        handle\n        title\n        blog {\n          handle\n        }\n      }\n    }\n  }\n': {
    return: DetailArticlesQuery;
    variables: DetailArticlesQueryVariables;
  };
  '#graphql\n  query OfferedVariants($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n        product {\n          handle\n          requiresSellingPlan\n          variantsCount {\n            count\n          }\n        }\n      }\n    }\n  }\n': {
    return: OfferedVariantsQuery;
    variables: OfferedVariantsQueryVariables;
  };
  '#graphql\n  query ProductPage(\n    $handle: String!\n    $selectedOptions: [SelectedOptionInput!] = []\n    $withTags: Boolean = true\n    $withSellingPlans: Boolean = true\n  ) {\n    product(handle: $handle) {\n      id\n      ...ProductSummary\n      ...ProductOptions\n      vendor\n      isGiftCard\n      selectedOrFirstAvailableVariant {\n        sku\n        availableForSale\n        currentlyNotInStock\n        shipsOn: metafield(namespace: "custom", key: "ships_on") {\n          value\n        }\n      }\n      shipsOn: metafield(namespace: "custom", key: "ships_on") {\n        value\n      }\n      chosenVariant: selectedOrFirstAvailableVariant(\n        selectedOptions: $selectedOptions\n        ignoreUnknownOptions: true\n        caseInsensitiveMatch: true\n      ) {\n        components(first: 100) {\n          nodes {\n            quantity\n            productVariant {\n              title\n              availableForSale\n              selectedOptions {\n                name\n                value\n              }\n              product {\n                handle\n                title\n              }\n            }\n          }\n        }\n        groupedBy(first: 10) {\n          nodes {\n            product {\n              handle\n              title\n            }\n          }\n        }\n      }\n      descriptionHtml\n      seo {\n        description\n      }\n      featuredImage {\n        ...CatalogImage\n      }\n      media(first: 20) {\n        nodes {\n          ...ProductMedia\n        }\n      }\n      moreMedia: metafield(namespace: "catalog", key: "media") {\n        value\n      }\n      whyChoose: metafield(namespace: "catalog", key: "why_choose") {\n        value\n      }\n      ingredients: metafield(namespace: "catalog", key: "ingredients") {\n        value\n      }\n      howToUse: metafield(namespace: "catalog", key: "how_to_use") {\n        value\n      }\n      storage: metafield(namespace: "catalog", key: "storage") {\n        value\n      }\n      includes: metafield(namespace: "catalog", key: "includes") {\n        value\n        references(first: 20) {\n          nodes {\n            ... on Product {\n              handle\n              title\n              heat: metafield(namespace: "catalog", key: "heat") {\n                value\n              }\n            }\n          }\n        }\n      }\n      nutrition: metafield(namespace: "catalog", key: "nutrition") {\n        reference {\n          ... on Metaobject {\n            fields {\n              key\n              value\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CatalogMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment ProductSummary on Product {\n    handle\n    title\n    tags @include(if: $withTags)\n    availableForSale\n    requiresSellingPlan\n    variantsCount {\n      count\n    }\n    priceRange {\n      minVariantPrice {\n        ...CatalogMoney\n      }\n      maxVariantPrice {\n        ...CatalogMoney\n      }\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresComponents\n      product {\n        handle\n      }\n      quantityRule {\n        minimum\n        maximum\n        increment\n      }\n      price {\n        ...CatalogMoney\n      }\n      compareAtPrice {\n        ...CatalogMoney\n      }\n    }\n    ownRating: metafield(namespace: "storefront_reviews", key: "rating") {\n      value\n    }\n    ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {\n      value\n    }\n    rating: metafield(namespace: "product", key: "rating") {\n      value\n    }\n    reviewCount: metafield(namespace: "product", key: "review_count") {\n      value\n    }\n    appRating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    appReviewCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n    secondName: metafield(namespace: "catalog", key: "second_name") {\n      value\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n    badge: metafield(namespace: "catalog", key: "badge") {\n      value\n    }\n    hue: metafield(namespace: "catalog", key: "hue") {\n      value\n    }\n  }\n\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment ProductMedia on Media {\n    __typename\n    alt\n    previewImage {\n      ...CatalogImage\n    }\n    ... on MediaImage {\n      image {\n        ...CatalogImage\n      }\n    }\n    ... on Video {\n      sources {\n        url\n        mimeType\n      }\n    }\n    ... on Model3d {\n      sources {\n        url\n        mimeType\n      }\n    }\n    ... on ExternalVideo {\n      originUrl\n    }\n  }\n\n  #graphql\n  fragment OptionVariant on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    requiresShipping\n    currentlyNotInStock\n    shipsOn: metafield(namespace: "custom", key: "ships_on") {\n      value\n    }\n    quantityRule {\n      minimum\n      maximum\n      increment\n    }\n    price {\n      ...CatalogMoney\n    }\n    compareAtPrice {\n      ...CatalogMoney\n    }\n    unitPrice {\n      ...CatalogMoney\n    }\n    unitPriceMeasurement {\n      referenceValue\n      referenceUnit\n    }\n    image {\n      ...CatalogImage\n    }\n    selectedOptions {\n      name\n      value\n    }\n    product {\n      handle\n    }\n  }\n  fragment ProductOptions on Product {\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n          image {\n            previewImage {\n              url\n            }\n          }\n        }\n        firstSelectableVariant {\n          product {\n            handle\n          }\n          selectedOptions {\n            name\n            value\n          }\n        }\n      }\n    }\n    encodedVariantExistence\n    encodedVariantAvailability\n    chosenVariant: selectedOrFirstAvailableVariant(\n      selectedOptions: $selectedOptions\n      ignoreUnknownOptions: true\n      caseInsensitiveMatch: true\n    ) {\n      ...OptionVariant\n      sellingPlanAllocations(first: 50) @include(if: $withSellingPlans) {\n        nodes {\n          sellingPlan {\n            id\n            name\n            description\n          }\n          priceAdjustments {\n            price {\n              ...CatalogMoney\n            }\n            compareAtPrice {\n              ...CatalogMoney\n            }\n          }\n        }\n      }\n    }\n    sellingPlanGroups(first: 10) @include(if: $withSellingPlans) {\n      nodes {\n        name\n        sellingPlans(first: 20) {\n          nodes {\n            id\n          }\n        }\n      }\n    }\n    adjacentVariants(selectedOptions: $selectedOptions, ignoreUnknownOptions: true, caseInsensitiveMatch: true) {\n      ...OptionVariant\n    }\n  }\n\n': {
    return: ProductPageQuery;
    variables: ProductPageQueryVariables;
  };
  '#graphql\n  query ProductStock($handle: String!, $selectedOptions: [SelectedOptionInput!] = []) {\n    product(handle: $handle) {\n      selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions) {\n        quantityAvailable\n      }\n    }\n  }\n': {
    return: ProductStockQuery;
    variables: ProductStockQueryVariables;
  };
  '#graphql\n  query SoldOut {\n    products(first: 100, sortKey: BEST_SELLING) {\n      nodes {\n        variants(first: 10) {\n          nodes {\n            id\n            availableForSale\n          }\n        }\n      }\n    }\n  }\n': {
    return: SoldOutQuery;
    variables: SoldOutQueryVariables;
  };
  '#graphql\n  query RecipeList($first: Int!, $withTags: Boolean = true) {\n    products(first: $first, sortKey: ID, query: "tag_not:bundle") {\n      nodes {\n        ...RecipeCard\n      }\n    }\n  }\n  #graphql\n  fragment RecipeCard on Product {\n    handle\n    title\n    tags @include(if: $withTags)\n    images(first: 1) {\n      nodes {\n        ...CatalogImage\n      }\n    }\n    hue: metafield(namespace: "catalog", key: "hue") {\n      value\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n    recipe: metafield(namespace: "catalog", key: "recipe") {\n      reference {\n        ... on Metaobject {\n          proteins: field(key: "proteins") {\n            value\n          }\n          picture: field(key: "picture") {\n            reference {\n              ... on MediaImage {\n                image {\n                  ...CatalogImage\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n': {
    return: RecipeListQuery;
    variables: RecipeListQueryVariables;
  };
  '#graphql\n  query Recipe($handle: String!, $withTags: Boolean = true) {\n    product(handle: $handle) {\n      ...ProductSummary\n      ...RecipeCard\n      featuredImage {\n        ...CatalogImage\n      }\n      media(first: 20) {\n        nodes {\n          ...ProductMedia\n        }\n      }\n      moreMedia: metafield(namespace: "catalog", key: "media") {\n        value\n      }\n      howToUse: metafield(namespace: "catalog", key: "how_to_use") {\n        value\n      }\n      recipe: metafield(namespace: "catalog", key: "recipe") {\n        reference {\n          ... on Metaobject {\n            ingredients: field(key: "ingredients") {\n              value\n            }\n            steps: field(key: "steps") {\n              value\n            }\n            swaps: field(key: "swaps") {\n              value\n            }\n          }\n        }\n      }\n      nutrition: metafield(namespace: "catalog", key: "nutrition") {\n        reference {\n          ... on Metaobject {\n            fields {\n              key\n              value\n            }\n          }\n        }\n      }\n      includes: metafield(namespace: "catalog", key: "includes") {\n        value\n        references(first: 20) {\n          nodes {\n            ... on Product {\n              ...RecipeCard\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CatalogMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment ProductSummary on Product {\n    handle\n    title\n    tags @include(if: $withTags)\n    availableForSale\n    requiresSellingPlan\n    variantsCount {\n      count\n    }\n    priceRange {\n      minVariantPrice {\n        ...CatalogMoney\n      }\n      maxVariantPrice {\n        ...CatalogMoney\n      }\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresComponents\n      product {\n        handle\n      }\n      quantityRule {\n        minimum\n        maximum\n        increment\n      }\n      price {\n        ...CatalogMoney\n      }\n      compareAtPrice {\n        ...CatalogMoney\n      }\n    }\n    ownRating: metafield(namespace: "storefront_reviews", key: "rating") {\n      value\n    }\n    ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {\n      value\n    }\n    rating: metafield(namespace: "product", key: "rating") {\n      value\n    }\n    reviewCount: metafield(namespace: "product", key: "review_count") {\n      value\n    }\n    appRating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    appReviewCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n    secondName: metafield(namespace: "catalog", key: "second_name") {\n      value\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n    badge: metafield(namespace: "catalog", key: "badge") {\n      value\n    }\n    hue: metafield(namespace: "catalog", key: "hue") {\n      value\n    }\n  }\n\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment ProductMedia on Media {\n    __typename\n    alt\n    previewImage {\n      ...CatalogImage\n    }\n    ... on MediaImage {\n      image {\n        ...CatalogImage\n      }\n    }\n    ... on Video {\n      sources {\n        url\n        mimeType\n      }\n    }\n    ... on Model3d {\n      sources {\n        url\n        mimeType\n      }\n    }\n    ... on ExternalVideo {\n      originUrl\n    }\n  }\n\n  #graphql\n  fragment RecipeCard on Product {\n    handle\n    title\n    tags @include(if: $withTags)\n    images(first: 1) {\n      nodes {\n        ...CatalogImage\n      }\n    }\n    hue: metafield(namespace: "catalog", key: "hue") {\n      value\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n    recipe: metafield(namespace: "catalog", key: "recipe") {\n      reference {\n        ... on Metaobject {\n          proteins: field(key: "proteins") {\n            value\n          }\n          picture: field(key: "picture") {\n            reference {\n              ... on MediaImage {\n                image {\n                  ...CatalogImage\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n\n': {
    return: RecipeQuery;
    variables: RecipeQueryVariables;
  };
  '#graphql\n  query CookingSteps($handle: String!) {\n    product(handle: $handle) {\n      recipe: metafield(namespace: "catalog", key: "recipe") {\n        reference {\n          ... on Metaobject {\n            proteins: field(key: "proteins") {\n              value\n            }\n            steps: field(key: "steps") {\n              value\n            }\n            stepClips: field(key: "step_clips") {\n              references(first: 12) {\n                nodes {\n                  ... on Video {\n                    alt\n                    previewImage {\n                      ...CatalogImage\n                    }\n                    sources {\n                      url\n                      mimeType\n                    }\n                  }\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n': {
    return: CookingStepsQuery;
    variables: CookingStepsQueryVariables;
  };
  '#graphql\n  query PredictiveSearch(\n    $query: String!\n    $limit: Int!\n    $withTags: Boolean = true\n    $withPages: Boolean = true\n    $withBlogs: Boolean = true\n  ) {\n    predictiveSearch(\n      query: $query\n      limit: $limit\n      limitScope: EACH\n      types: [PRODUCT, QUERY, COLLECTION, PAGE, ARTICLE]\n      unavailableProducts: LAST\n    ) {\n      products {\n        ...ProductCard\n      }\n      queries {\n        text\n      }\n      collections {\n        handle\n        title\n      }\n      pages @include(if: $withPages) {\n        handle\n        title\n      }\n      articles @include(if: $withBlogs) {\n        handle\n        title\n        blog {\n          handle\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    ...ProductSummary\n    description(truncateAt: 200)\n    tagline: metafield(namespace: "catalog", key: "tagline") {\n      value\n    }\n    images(first: 2) {\n      nodes {\n        ...CatalogImage\n      }\n    }\n    includes: metafield(namespace: "catalog", key: "includes") {\n      value\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment CatalogMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment ProductSummary on Product {\n    handle\n    title\n    tags @include(if: $withTags)\n    availableForSale\n    requiresSellingPlan\n    variantsCount {\n      count\n    }\n    priceRange {\n      minVariantPrice {\n        ...CatalogMoney\n      }\n      maxVariantPrice {\n        ...CatalogMoney\n      }\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresComponents\n      product {\n        handle\n      }\n      quantityRule {\n        minimum\n        maximum\n        increment\n      }\n      price {\n        ...CatalogMoney\n      }\n      compareAtPrice {\n        ...CatalogMoney\n      }\n    }\n    ownRating: metafield(namespace: "storefront_reviews", key: "rating") {\n      value\n    }\n    ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {\n      value\n    }\n    rating: metafield(namespace: "product", key: "rating") {\n      value\n    }\n    reviewCount: metafield(namespace: "product", key: "review_count") {\n      value\n    }\n    appRating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    appReviewCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n    secondName: metafield(namespace: "catalog", key: "second_name") {\n      value\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n    badge: metafield(namespace: "catalog", key: "badge") {\n      value\n    }\n    hue: metafield(namespace: "catalog", key: "hue") {\n      value\n    }\n  }\n\n\n': {
    return: PredictiveSearchQuery;
    variables: PredictiveSearchQueryVariables;
  };
  '#graphql\n  query ContentSearch($query: String!, $withBlogs: Boolean = true, $withPages: Boolean = true) {\n    predictiveSearch(query: $query, limit: 6, types: [COLLECTION]) {\n      collections {\n        handle\n        title\n      }\n    }\n    articles: search(query: $query, first: 6, types: [ARTICLE], prefix: LAST) @include(if: $withBlogs) {\n      nodes {\n        ... on Article {\n          handle\n          title\n          excerpt(truncateAt: 160)\n          blog {\n            handle\n          }\n        }\n      }\n    }\n    pages: search(query: $query, first: 6, types: [PAGE], prefix: LAST) @include(if: $withPages) {\n      nodes {\n        ... on Page {\n          handle\n          title\n        }\n      }\n    }\n  }\n': {
    return: ContentSearchQuery;
    variables: ContentSearchQueryVariables;
  };
  '#graphql\n  query ProductSearch(\n    $query: String!\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n    $sortKey: SearchSortKeys!\n    $reverse: Boolean!\n    $productFilters: [ProductFilter!]!\n    $withTags: Boolean = true\n  ) {\n    search(\n      query: $query\n      first: $first\n      last: $last\n      after: $after\n      before: $before\n      sortKey: $sortKey\n      reverse: $reverse\n      productFilters: $productFilters\n      types: [PRODUCT]\n      prefix: LAST\n    ) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n      }\n      nodes {\n        __typename\n        ...ProductCard\n      }\n      productFilters {\n        ...ProductFacet\n      }\n    }\n  }\n  #graphql\n  fragment ProductFacet on Filter {\n    label\n    type\n    values {\n      label\n      count\n      input\n      swatch {\n        color\n        image {\n          previewImage {\n            url\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    ...ProductSummary\n    description(truncateAt: 200)\n    tagline: metafield(namespace: "catalog", key: "tagline") {\n      value\n    }\n    images(first: 2) {\n      nodes {\n        ...CatalogImage\n      }\n    }\n    includes: metafield(namespace: "catalog", key: "includes") {\n      value\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment CatalogMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment ProductSummary on Product {\n    handle\n    title\n    tags @include(if: $withTags)\n    availableForSale\n    requiresSellingPlan\n    variantsCount {\n      count\n    }\n    priceRange {\n      minVariantPrice {\n        ...CatalogMoney\n      }\n      maxVariantPrice {\n        ...CatalogMoney\n      }\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresComponents\n      product {\n        handle\n      }\n      quantityRule {\n        minimum\n        maximum\n        increment\n      }\n      price {\n        ...CatalogMoney\n      }\n      compareAtPrice {\n        ...CatalogMoney\n      }\n    }\n    ownRating: metafield(namespace: "storefront_reviews", key: "rating") {\n      value\n    }\n    ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {\n      value\n    }\n    rating: metafield(namespace: "product", key: "rating") {\n      value\n    }\n    reviewCount: metafield(namespace: "product", key: "review_count") {\n      value\n    }\n    appRating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    appReviewCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n    secondName: metafield(namespace: "catalog", key: "second_name") {\n      value\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n    badge: metafield(namespace: "catalog", key: "badge") {\n      value\n    }\n    hue: metafield(namespace: "catalog", key: "hue") {\n      value\n    }\n  }\n\n\n': {
    return: ProductSearchQuery;
    variables: ProductSearchQueryVariables;
  };
  '#graphql\n  query SearchFallback($withTags: Boolean = true) {\n    products(first: 250, sortKey: BEST_SELLING) {\n      nodes {\n        title\n      }\n    }\n    collection(handle: "most-popular") {\n      products(first: 4) {\n        nodes {\n          ...ProductCard\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    ...ProductSummary\n    description(truncateAt: 200)\n    tagline: metafield(namespace: "catalog", key: "tagline") {\n      value\n    }\n    images(first: 2) {\n      nodes {\n        ...CatalogImage\n      }\n    }\n    includes: metafield(namespace: "catalog", key: "includes") {\n      value\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment CatalogMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment ProductSummary on Product {\n    handle\n    title\n    tags @include(if: $withTags)\n    availableForSale\n    requiresSellingPlan\n    variantsCount {\n      count\n    }\n    priceRange {\n      minVariantPrice {\n        ...CatalogMoney\n      }\n      maxVariantPrice {\n        ...CatalogMoney\n      }\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresComponents\n      product {\n        handle\n      }\n      quantityRule {\n        minimum\n        maximum\n        increment\n      }\n      price {\n        ...CatalogMoney\n      }\n      compareAtPrice {\n        ...CatalogMoney\n      }\n    }\n    ownRating: metafield(namespace: "storefront_reviews", key: "rating") {\n      value\n    }\n    ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {\n      value\n    }\n    rating: metafield(namespace: "product", key: "rating") {\n      value\n    }\n    reviewCount: metafield(namespace: "product", key: "review_count") {\n      value\n    }\n    appRating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    appReviewCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n    secondName: metafield(namespace: "catalog", key: "second_name") {\n      value\n    }\n    heat: metafield(namespace: "catalog", key: "heat") {\n      value\n    }\n    badge: metafield(namespace: "catalog", key: "badge") {\n      value\n    }\n    hue: metafield(namespace: "catalog", key: "hue") {\n      value\n    }\n  }\n\n\n': {
    return: SearchFallbackQuery;
    variables: SearchFallbackQueryVariables;
  };
  '#graphql\n  query ProductFeed($first: Int!, $after: String) {\n    products(first: $first, after: $after, sortKey: ID) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        id\n        handle\n        title\n        description\n        vendor\n        productType\n        shipsOn: metafield(namespace: "custom", key: "ships_on") {\n          value\n        }\n        images(first: 5) {\n          nodes {\n            url\n          }\n        }\n        options {\n          name\n          optionValues {\n            name\n          }\n        }\n        variants(first: 10) {\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n          nodes {\n            ...FeedVariant\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment FeedVariant on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    currentlyNotInStock\n    shipsOn: metafield(namespace: "custom", key: "ships_on") {\n      value\n    }\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    image {\n      url\n    }\n    selectedOptions {\n      name\n      value\n    }\n    product {\n      handle\n    }\n  }\n\n': {
    return: ProductFeedQuery;
    variables: ProductFeedQueryVariables;
  };
  '#graphql\n  query FeedVariants($id: ID!, $after: String) {\n    product(id: $id) {\n      variants(first: 250, after: $after) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        nodes {\n          ...FeedVariant\n        }\n      }\n    }\n  }\n  #graphql\n  fragment FeedVariant on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    currentlyNotInStock\n    shipsOn: metafield(namespace: "custom", key: "ships_on") {\n      value\n    }\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    image {\n      url\n    }\n    selectedOptions {\n      name\n      value\n    }\n    product {\n      handle\n    }\n  }\n\n': {
    return: FeedVariantsQuery;
    variables: FeedVariantsQueryVariables;
  };
  '#graphql\n  query AwaitedVariants($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        title\n        availableForSale\n        selectedOptions {\n          name\n          value\n        }\n        product {\n          handle\n          title\n        }\n      }\n    }\n  }\n': {
    return: AwaitedVariantsQuery;
    variables: AwaitedVariantsQueryVariables;
  };
  '#graphql\n  query Tiffin {\n    dishes: products(first: 20, sortKey: ID, query: "tag_not:bundle") {\n      nodes {\n        handle\n        title\n        isGiftCard\n        availableForSale\n        requiresSellingPlan\n        images(first: 1) {\n          nodes {\n            ...CatalogImage\n          }\n        }\n        heat: metafield(namespace: "catalog", key: "heat") {\n          value\n        }\n        hue: metafield(namespace: "catalog", key: "hue") {\n          value\n        }\n        selectedOrFirstAvailableVariant {\n          id\n          title\n          requiresComponents\n          product {\n            handle\n          }\n          quantityRule {\n            minimum\n          }\n          price {\n            amount\n            currencyCode\n          }\n        }\n      }\n    }\n    boxes: products(first: 10, sortKey: ID, query: "tag:bundle") {\n      nodes {\n        handle\n        title\n        availableForSale\n        contents: metafield(namespace: "catalog", key: "includes") {\n          references(first: 4) {\n            nodes {\n              ... on Product {\n                handle\n              }\n            }\n          }\n        }\n        selectedOrFirstAvailableVariant {\n          price {\n            amount\n            currencyCode\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CatalogImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n': {
    return: TiffinQuery;
    variables: TiffinQueryVariables;
  };
}

interface GeneratedMutationTypes {
  '#graphql\n  mutation CartGiftCardsRemove(\n    $cartId: ID!\n    $appliedGiftCardIds: [ID!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) {\n      cart {\n        ...CartApiMutation\n      }\n      userErrors {\n        message\n        field\n        code\n      }\n      warnings {\n        code\n        message\n        target\n      }\n    }\n  }\n  #graphql\n  fragment CartApiMutation on Cart {\n    ...CartFields\n    lines(first: 250) {\n      nodes {\n        ...CartLineFields\n      }\n    }\n  }\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment CartLineFields on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n      amountPerQuantity {\n        ...CartMoney\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoney\n      }\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n      ... on CartCodeDiscountAllocation {\n        code\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        availableForSale\n        requiresShipping\n        currentlyNotInStock\n        shipsOn: metafield(namespace: "custom", key: "ships_on") {\n          value\n        }\n        quantityRule {\n          minimum\n          maximum\n          increment\n        }\n        selectedOptions {\n          name\n          value\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          handle\n          title\n          shipsOn: metafield(namespace: "custom", key: "ships_on") {\n            value\n          }\n        }\n      }\n    }\n    ... on ComponentizableCartLine {\n      lineComponents {\n        quantity\n        merchandise {\n          ... on ProductVariant {\n            title\n            availableForSale\n            selectedOptions {\n              name\n              value\n            }\n            product {\n              handle\n              title\n            }\n          }\n        }\n      }\n    }\n    ...CartLinePlans\n  }\n  fragment CartFields on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n      ... on CartCodeDiscountAllocation {\n        code\n      }\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed {\n        ...CartMoney\n      }\n      presentmentAmountUsed {\n        ...CartMoney\n      }\n      balance {\n        ...CartMoney\n      }\n    }\n  }\n  #graphql\n  fragment CartLinePlans on BaseCartLine {\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n      priceAdjustments {\n        compareAtPrice {\n          ...CartMoney\n        }\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        price {\n          ...CartMoney\n        }\n        sellingPlanAllocations(first: 50) {\n          nodes {\n            sellingPlan {\n              id\n              name\n            }\n            priceAdjustments {\n              price {\n                ...CartMoney\n              }\n            }\n          }\n        }\n        product {\n          requiresSellingPlan\n        }\n      }\n    }\n  }\n\n\n\n': {
    return: CartGiftCardsRemoveMutation;
    variables: CartGiftCardsRemoveMutationVariables;
  };
  '#graphql\n  mutation CartDiscountCodes(\n    $cartId: ID!\n    $discountCodes: [String!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n      cart {\n        ...CartApiMutation\n      }\n      userErrors {\n        message\n        field\n        code\n      }\n      warnings {\n        code\n        message\n        target\n      }\n    }\n  }\n  #graphql\n  fragment CartApiMutation on Cart {\n    ...CartFields\n    lines(first: 250) {\n      nodes {\n        ...CartLineFields\n      }\n    }\n  }\n  #graphql\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n  fragment CartLineFields on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n      amountPerQuantity {\n        ...CartMoney\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoney\n      }\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n      ... on CartCodeDiscountAllocation {\n        code\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        availableForSale\n        requiresShipping\n        currentlyNotInStock\n        shipsOn: metafield(namespace: "custom", key: "ships_on") {\n          value\n        }\n        quantityRule {\n          minimum\n          maximum\n          increment\n        }\n        selectedOptions {\n          name\n          value\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          handle\n          title\n          shipsOn: metafield(namespace: "custom", key: "ships_on") {\n            value\n          }\n        }\n      }\n    }\n    ... on ComponentizableCartLine {\n      lineComponents {\n        quantity\n        merchandise {\n          ... on ProductVariant {\n            title\n            availableForSale\n            selectedOptions {\n              name\n              value\n            }\n            product {\n              handle\n              title\n            }\n          }\n        }\n      }\n    }\n    ...CartLinePlans\n  }\n  fragment CartFields on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n      ... on CartCodeDiscountAllocation {\n        code\n      }\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed {\n        ...CartMoney\n      }\n      presentmentAmountUsed {\n        ...CartMoney\n      }\n      balance {\n        ...CartMoney\n      }\n    }\n  }\n  #graphql\n  fragment CartLinePlans on BaseCartLine {\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n      priceAdjustments {\n        compareAtPrice {\n          ...CartMoney\n        }\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        price {\n          ...CartMoney\n        }\n        sellingPlanAllocations(first: 50) {\n          nodes {\n            sellingPlan {\n              id\n              name\n            }\n            priceAdjustments {\n              price {\n                ...CartMoney\n              }\n            }\n          }\n        }\n        product {\n          requiresSellingPlan\n        }\n      }\n    }\n  }\n\n\n\n': {
    return: CartDiscountCodesMutation;
    variables: CartDiscountCodesMutationVariables;
  };
  '#graphql\n  mutation AccountUpdate($token: String!, $customer: CustomerUpdateInput!) {\n    customerUpdate(customerAccessToken: $token, customer: $customer) {\n      customerAccessToken { accessToken expiresAt }\n      customerUserErrors { code field message }\n    }\n  }\n': {
    return: AccountUpdateMutation;
    variables: AccountUpdateMutationVariables;
  };
  '#graphql\n  mutation AccountPasswordProof($input: CustomerAccessTokenCreateInput!) {\n    customerAccessTokenCreate(input: $input) {\n      customerAccessToken { accessToken expiresAt }\n      customerUserErrors { code field message }\n    }\n  }\n': {
    return: AccountPasswordProofMutation;
    variables: AccountPasswordProofMutationVariables;
  };
  '#graphql\n  mutation AddressCreate($token: String!, $address: MailingAddressInput!) {\n    customerAddressCreate(customerAccessToken: $token, address: $address) {\n      customerAddress { id }\n      customerUserErrors { code field message }\n    }\n  }\n': {
    return: AddressCreateMutation;
    variables: AddressCreateMutationVariables;
  };
  '#graphql\n  mutation AddressUpdate($token: String!, $id: ID!, $address: MailingAddressInput!) {\n    customerAddressUpdate(customerAccessToken: $token, id: $id, address: $address) {\n      customerAddress { id }\n      customerUserErrors { code field message }\n    }\n  }\n': {
    return: AddressUpdateMutation;
    variables: AddressUpdateMutationVariables;
  };
  '#graphql\n  mutation AddressDefault($token: String!, $id: ID!) {\n    customerDefaultAddressUpdate(customerAccessToken: $token, addressId: $id) {\n      customerUserErrors { code field message }\n    }\n  }\n': {
    return: AddressDefaultMutation;
    variables: AddressDefaultMutationVariables;
  };
  '#graphql\n  mutation AddressDelete($token: String!, $id: ID!) {\n    customerAddressDelete(customerAccessToken: $token, id: $id) {\n      deletedCustomerAddressId\n      customerUserErrors { code field message }\n    }\n  }\n': {
    return: AddressDeleteMutation;
    variables: AddressDeleteMutationVariables;
  };
  '#graphql\n  mutation CustomerSignIn($input: CustomerAccessTokenCreateInput!) {\n    customerAccessTokenCreate(input: $input) {\n      customerAccessToken { accessToken expiresAt }\n      customerUserErrors { code field message }\n    }\n  }\n': {
    return: CustomerSignInMutation;
    variables: CustomerSignInMutationVariables;
  };
  '#graphql\n  mutation CustomerSignOut($token: String!) {\n    customerAccessTokenDelete(customerAccessToken: $token) {\n      deletedAccessToken\n      userErrors { field message }\n    }\n  }\n': {
    return: CustomerSignOutMutation;
    variables: CustomerSignOutMutationVariables;
  };
  '#graphql\n  mutation CustomerRegister($input: CustomerCreateInput!) {\n    customerCreate(input: $input) {\n      customer { id email firstName lastName }\n      customerUserErrors { code field message }\n    }\n  }\n': {
    return: CustomerRegisterMutation;
    variables: CustomerRegisterMutationVariables;
  };
  '#graphql\n  mutation CustomerRecover($email: String!) {\n    customerRecover(email: $email) {\n      customerUserErrors { code field message }\n    }\n  }\n': {
    return: CustomerRecoverMutation;
    variables: CustomerRecoverMutationVariables;
  };
  '#graphql\n  mutation CustomerReset($url: URL!, $password: String!) {\n    customerResetByUrl(resetUrl: $url, password: $password) {\n      customer { ...OpenedCustomer }\n      customerUserErrors { code field message }\n    }\n  }\n  #graphql\n  fragment OpenedCustomer on Customer { id email }\n\n': {
    return: CustomerResetMutation;
    variables: CustomerResetMutationVariables;
  };
  '#graphql\n  mutation CustomerActivate($url: URL!, $password: String!) {\n    customerActivateByUrl(activationUrl: $url, password: $password) {\n      customer { ...OpenedCustomer }\n      customerUserErrors { code field message }\n    }\n  }\n  #graphql\n  fragment OpenedCustomer on Customer { id email }\n\n': {
    return: CustomerActivateMutation;
    variables: CustomerActivateMutationVariables;
  };
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
