import type {FlashCode} from '~/core/flash-code';
import type {Notice} from '~/core/notice';
import {ACCOUNT_NOTICES} from '~/shop/account/account-notices';
import {ADMIN_NOTICES} from '~/admin/frame/access/admin-notices';
import {PRODUCT_NOTICES} from '~/admin/products/product-notices';
import {IDENTITY_NOTICES, changesViewer} from '~/shop/identity/identity-notices';
import {REVIEW_NOTICES} from '~/shop/reviews/write/review-notices';
import {ORDER_NOTICES} from '~/orders/commands/order-notices';
import type {Flash} from '~/platform/flash.server';

/** A notice that a redirect left for this page. */
export interface FlashedNotice {
  readonly notice: Notice;
  /** Whether the signed-in person differs from the one of the previous page. */
  readonly hasViewerChanged: boolean;
}

/** The notice of every flash code; a code without one does not compile. */
const NOTICES: Readonly<Record<FlashCode, Notice>> = {
  ...IDENTITY_NOTICES,
  ...ACCOUNT_NOTICES,
  ...ORDER_NOTICES,
  ...ADMIN_NOTICES,
  ...PRODUCT_NOTICES,
  ...REVIEW_NOTICES,
};

/** Returns the notice to show, or null if the redirect left none. */
export async function readFlash(flash: Flash): Promise<FlashedNotice | null> {
  const flashed = await flash.consume();
  if (!flashed) return null;
  const {code, message} = flashed;
  const notice = {...NOTICES[code], ...(message && {body: message}), id: code};
  return {notice, hasViewerChanged: changesViewer(code)};
}
