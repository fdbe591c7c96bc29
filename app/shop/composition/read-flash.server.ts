import type {FlashCode} from '~/core/flash-code';
import type {Notice} from '~/core/notice';
import {ORDER_NOTICES} from '~/orders/commands/order-notices';
import type {Flash} from '~/platform/flash.server';
import {ACCOUNT_NOTICES} from '../account/account-notices';
import {IDENTITY_NOTICES, changesViewer} from '../identity/identity-notices';
import {REVIEW_NOTICES} from '../reviews/write/review-notices';

export interface FlashedNotice {
  readonly notice: Notice;
  /** Whether the signed-in person differs from the one of the previous page. */
  readonly hasViewerChanged: boolean;
}

const SHOP_NOTICES = {...IDENTITY_NOTICES, ...ACCOUNT_NOTICES, ...ORDER_NOTICES, ...REVIEW_NOTICES};

/** The notices of all codes that shoppers do not get; a code without a notice does not compile. */
type StaffNotices = Readonly<Record<Exclude<FlashCode, keyof typeof SHOP_NOTICES>, Notice>>;

/** Returns the notice to show, or null if the redirect left none. */
export async function readFlash(flash: Flash, staffNotices: StaffNotices): Promise<FlashedNotice | null> {
  const flashed = await flash.consume();
  if (!flashed) return null;
  const {code, message} = flashed;
  const notices: Readonly<Record<FlashCode, Notice>> = {...SHOP_NOTICES, ...staffNotices};
  const notice = {...notices[code], ...(message && {body: message}), id: code};
  return {notice, hasViewerChanged: changesViewer(code)};
}
