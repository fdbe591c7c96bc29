import type {PackingLine} from '../list/pick-item';

/** The lot of a dish on a packing slip. */
export interface SlipLot {
  readonly dish: string;
  readonly number: string;
  /** The address of its page as people type it, without the protocol. */
  readonly address: string;
  /** The URL of an SVG image with a QR code of its page. */
  readonly qrCode: string;
}

/** What a packing slip says: what is in the parcel, without prices. */
export interface SlipContent {
  /** The id of the order. */
  readonly id: string;
  readonly name: string;
  readonly address: readonly string[] | null;
  readonly note: string | null;
  readonly lines: readonly Pick<PackingLine, 'id' | 'title' | 'variant' | 'sku' | 'quantity' | 'bundle'>[];
  /** The lot of each dish, as far as it is known, for the customer. */
  readonly lots: readonly SlipLot[];
  /** The URL of an SVG image with a QR code of the order's page. */
  readonly qrCode: string;
}

/** A packing slip as a page. */
export interface SlipView extends SlipContent {
  /** The order's page in the desk. */
  readonly path: string;
  /** Whether it lists all items of the order, because nothing is left to send or the shop does not answer. */
  readonly isWholeOrder: boolean;
}
