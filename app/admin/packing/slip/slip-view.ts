import type {PackingLine} from '../list/pick-item';

/** A packing slip: what is in the parcel, without prices. */
export interface SlipView {
  readonly name: string;
  /** The order's page in the desk. */
  readonly path: string;
  readonly address: readonly string[] | null;
  readonly note: string | null;
  readonly lines: readonly Pick<PackingLine, 'id' | 'title' | 'variant' | 'sku' | 'quantity' | 'bundle'>[];
  /** Whether it lists all items of the order, because nothing is left to send or the shop does not answer. */
  readonly isWholeOrder: boolean;
  /** The URL of an SVG image with a QR code of the order's page. */
  readonly qrCode: string;
}
