import {useCallback} from 'react';
import type {Notice} from '~/core/notice';
import {showNotice} from '~/ui/show-notice';
import {useRefresh, type Refresh} from '../use-refresh';

/**
 * Reads the products of a page again, and says what came of it.
 * @param outcome what the page's products call for now; null while they could not be read, which the page itself shows
 */
export const useProductsRefresh = (outcome: Notice | null): Refresh =>
  useRefresh(
    useCallback(() => {
      if (outcome) showNotice(outcome);
    }, [outcome]),
  );
