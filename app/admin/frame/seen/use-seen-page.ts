import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {addSeenPage} from './seen-pages';

/**
 * Lets the command palette list what this page shows among the last seen.
 * @param title null if the page shows nothing that can be opened again
 * @param path the page that opens it again; this one by default
 */
export function useSeenPage(title: string | null, path?: string): void {
  const {pathname} = useLocation();
  const opened = path ?? pathname;
  useEffect(() => {
    if (title !== null) addSeenPage({path: opened, title});
  }, [title, opened]);
}
