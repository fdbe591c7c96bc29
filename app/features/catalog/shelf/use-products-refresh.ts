import {useCallback} from 'react';
import {showNotice} from '~/ui/show-notice';
import {useRefresh, type Refresh} from '../use-refresh';
import {REFRESHED} from './shelf-copy';

/**
 * Reads the products of a page again, and says so when they have come.
 * @param hasProducts whether the page has them: a renewal that failed is nothing to announce
 */
export const useProductsRefresh = (hasProducts: boolean): Refresh =>
  useRefresh(
    useCallback(() => {
      if (hasProducts) showNotice(REFRESHED);
    }, [hasProducts]),
  );
