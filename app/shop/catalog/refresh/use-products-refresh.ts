import {useCallback} from 'react';
import type {Notice} from '~/core/notice';
import {showNotice} from '~/ui/show-notice';
import {useManualRefresh, type Refresh} from './use-manual-refresh';

/**
 * Refreshes the products of a page and then shows a notice.
 * @param notice null while the products could not be loaded, which the page itself shows
 */
export const useProductsRefresh = (notice: Notice | null): Refresh =>
  useManualRefresh(
    useCallback(() => {
      if (notice) void showNotice(notice);
    }, [notice]),
  );
