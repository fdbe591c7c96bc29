import {useEffect, useState} from 'react';

/**
 * Whether something is open that another page closes. It is closed in the very render that shows the page, so that the
 * focus may move there.
 * @param key names the page on screen: another for each step through the history
 */
export function useOpenUntil(key: string): readonly [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // A step back and one forward lead to the same key again.
  useEffect(() => setOpenedAt(null), [key]);
  return [openedAt === key, (isOpen) => setOpenedAt(isOpen ? key : null)];
}
