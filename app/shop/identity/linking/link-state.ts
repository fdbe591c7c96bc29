/** The sign-in methods that a person has, and how they can link another one. */
export interface LinkState {
  readonly hasGoogle: boolean;
  readonly hasShop: boolean;
  /** Whether this session has access to the Shopify account; false after a sign-in with Google. */
  readonly canUseShop: boolean;
  readonly email: string | null;
  readonly offersGoogle: boolean;
  readonly offersCode: boolean;
  readonly offersPasswords: boolean;
  readonly returnTo: string | null;
}
