import type {Streamed} from '~/core/streamed';
import type {ShopifyAccount} from './shopify-account';

export type DocumentCart = {readonly lines: readonly unknown[]} | null;

export interface DocumentFacts {
  /** The notice that a redirect left, with its flash code as the id. */
  readonly flash: {readonly notice: {readonly id?: string}} | null;
  readonly cart: Streamed<DocumentCart>;
  /** Null unless Shopify's own reports count visits, too. */
  readonly shopifyAccount: ShopifyAccount | null;
  readonly frame: {readonly settings: {readonly tagManagerId: string | null}};
}

export interface OpenedPage {
  /** The deepest route, with its own data. */
  readonly match: {readonly id: string; readonly pathname: string; readonly data: unknown};
  /** Undefined on some error pages. */
  readonly facts: DocumentFacts | undefined;
}
