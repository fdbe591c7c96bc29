import type {Notice} from '~/core/notice';
import {ACCOUNT_NOTICES} from '~/features/account/account-notices';
import {IDENTITY_NOTICES, changesViewer} from '~/features/identity/identity-notices';
import {ORDER_NOTICES} from '~/features/orders/order-notices';
import type {Flash} from '~/platform/flash.server';

/** What a redirect left for this page to say. */
export interface FlashedNotice {
  readonly notice: Notice;
  /** Somebody else is signed in than on the page before. */
  readonly hasViewerChanged: boolean;
}

/** Every feature that leaves notices behind adds its words here. */
const NOTICES: Readonly<Record<string, Notice>> = {
  ...IDENTITY_NOTICES,
  ...ACCOUNT_NOTICES,
  ...ORDER_NOTICES,
};

/** @returns what to say for the code that was left; null when none was, or it is unknown */
export async function readFlash(flash: Flash): Promise<FlashedNotice | null> {
  const left = await flash.take();
  const notice = left && Object.hasOwn(NOTICES, left.code) ? NOTICES[left.code] : undefined;
  if (!left || !notice) return null;
  const {code, words} = left;
  return {notice: {...notice, ...(words && {body: words}), id: code}, hasViewerChanged: changesViewer(code)};
}
