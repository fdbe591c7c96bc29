import type {Notice} from '~/core/notice';
import {useNotices} from './use-notices';

/** Shows an answer's notices from wherever it is rendered; draws nothing itself. */
export function NoticeRegion({notices}: {readonly notices: readonly Notice[] | null | undefined}) {
  useNotices(notices);
  return null;
}
