/** Who receives a gift card that somebody bought for them. */
export interface GiftCardRecipient {
  readonly email: string;
  readonly name: string | null;
  readonly message: string | null;
}

/** A gift card. Amounts are in the smallest unit of its currency. */
export interface GiftCardRecord {
  readonly number: number;
  /** Lower-case letters and digits. */
  readonly code: string;
  readonly initialMinor: number;
  balanceMinor: number;
  readonly currencyCode: string;
  readonly createdAt: string;
  /** The last day on which it can be used; null if it does not expire. */
  readonly expiresOn: string | null;
  /** When staff disabled it; null if they did not. */
  disabledAt: string | null;
  /** Of a card that was bought: its order, who receives it, and the day on which it is mailed. */
  readonly bought?: {
    readonly orderNumber: number;
    readonly buyerEmail: string;
    readonly recipient: GiftCardRecipient | null;
    readonly sendOn: string | null;
  };
  /** Whether a card that was bought was mailed. */
  isMailed?: boolean;
}

const LAST_CHARACTERS = 4;

export const lastCharacters = ({code}: Pick<GiftCardRecord, 'code'>): string => code.slice(-LAST_CHARACTERS);
