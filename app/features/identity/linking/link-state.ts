/** Which ways to sign in somebody has, and how they can prove another. */
export interface LinkState {
  readonly hasGoogle: boolean;
  readonly hasShop: boolean;
  /** Whether this session may use the shop account; somebody who came with Google may not. */
  readonly canUseShop: boolean;
  /** The address they are known by. */
  readonly email: string | null;
  readonly offersGoogle: boolean;
  readonly offersCode: boolean;
  /** Whether the shop has passwords, and mails links to reset them. */
  readonly offersPasswords: boolean;
  readonly returnTo: string | null;
}
