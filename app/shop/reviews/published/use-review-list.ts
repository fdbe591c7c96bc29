import {useFetcher} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {reviewsPath} from '~/core/review-paths';
import {toReviewQuery, type ReviewFilter} from '../review-filter';
import type {PublishedReviews} from '../review-view';

interface LoadedPage {
  readonly found: PublishedReviews | null;
}

/**
 * Loads reviews of a product in place: further pages of a list, or another list.
 * @param first the page that the server rendered
 * @returns `pages` of the list that is shown, and the filter that was chosen last, whose list may still be loading
 */
export function useReviewList(handle: string, first: PublishedReviews) {
  const fetcher = useFetcher<LoadedPage>();
  const [pages, setPages] = useState<readonly [PublishedReviews, ...PublishedReviews[]]>([first]);
  const [filter, setFilter] = useState(first.filter);
  const loaded = fetcher.data?.found;

  useEffect(() => {
    if (!loaded) return;
    setPages((shown) => {
      const isSameList = toReviewQuery(loaded.filter) === toReviewQuery(shown[0].filter);
      if (!isSameList || loaded.page === 1) return [loaded];
      return shown.some(({page}) => page === loaded.page) ? shown : [...shown, loaded];
    });
  }, [loaded]);

  const choose = (chosen: ReviewFilter) => {
    setFilter(chosen);
    fetcher.load(reviewsPath(handle, toReviewQuery(chosen)));
  };
  const last = pages.at(-1) ?? first;
  const nextPath = last.page < last.pages ? reviewsPath(handle, toReviewQuery(last.filter, last.page + 1)) : null;
  return {
    pages,
    filter,
    choose,
    nextPath,
    showMore: () => nextPath !== null && fetcher.load(nextPath),
    isLoading: fetcher.state !== 'idle',
    hasFailed: fetcher.state === 'idle' && fetcher.data?.found === null,
  };
}
