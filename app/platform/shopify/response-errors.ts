/** A user error of a mutation, with which Shopify rejects input; `field` is the path of the invalid input. */
export interface ShopUserError {
  readonly code?: string | null;
  readonly field?: readonly string[] | null;
  readonly message: string;
}

/** The top-level GraphQL errors in a result of Hydrogen's clients, which return them beside the data. */
export interface TopLevelErrors {
  readonly errors?: readonly {readonly extensions?: {readonly code?: unknown} | null}[] | null;
}
