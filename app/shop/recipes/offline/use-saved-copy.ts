import {useEffect, useState} from 'react';

/** Returns whether the browser shows a saved copy of this page; false while hydrating. */
export function useIsSavedCopy(): boolean {
  const [isSavedCopy, setIsSavedCopy] = useState(false);
  useEffect(() => setIsSavedCopy(document.documentElement.dataset.saved !== undefined), []);
  return isSavedCopy;
}
