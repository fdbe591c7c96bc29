import {useCallback} from 'react';
import type {Notice} from '~/core/notice';
import {showNotice} from '~/ui/show-notice';
import {useManualRefresh, type Refresh} from './use-manual-refresh';

/**
 * Reads the products of a page again, and says what came of it.
 * @param outcome what the page's products call for now; null while they could not be read, which the page itself shows
 */
export const useProductsRefresh = (outcome: Notice | null): Refresh =>
  useManualRefresh(
    useCallback(() => {
      if (outcome) showNotice(outcome);
    }, [outcome]),
  );
