import {useEffect, useState} from 'react';
import {readServings, SERVINGS_PARAM} from './serving-choices';

/**
 * Holds the chosen servings, and keeps them in the URL, so that a reload and a shared link have them.
 * @param served the choice that the server rendered
 * @param perPack the servings of one pack
 */
export function useServings(served: number, perPack: number) {
  const [servings, setServings] = useState(served);
  useEffect(() => {
    // A saved copy of the page has another choice than the URL.
    setServings(readServings(window.location.search, perPack));
  }, [served, perPack]);
  const choose = (choice: number) => {
    setServings(choice);
    const url = new URL(window.location.href);
    url.searchParams.set(SERVINGS_PARAM, String(choice));
    window.history.replaceState(window.history.state, '', url);
  };
  return {servings, choose, factor: servings / perPack};
}
