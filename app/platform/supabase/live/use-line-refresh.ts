import {useRevalidator} from '@remix-run/react';
import type {LineState, LiveLine} from './live-line';
import {useLineReading} from './use-line-reading';

/**
 * Keeps a page true to the database by loading all of its data anew.
 * @param event which of the messages concern the page
 * @returns how the line is
 */
export function useLineRefresh(line: LiveLine, event: string): LineState {
  const {revalidate, state} = useRevalidator();
  return useLineReading(line, event, {isReading: state !== 'idle', read: revalidate});
}
