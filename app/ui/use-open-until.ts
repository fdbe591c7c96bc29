import {useEffect, useState} from 'react';

/**
 * Stores whether something is open that navigation closes. It closes in the same render that shows the next page, so that
 * the focus can move there.
 * @param key identifies the current history entry
 */
export function useOpenUntil(key: string): readonly [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Going back and forward returns to the same key.
  useEffect(() => setOpenedAt(null), [key]);
  return [openedAt === key, (isOpen) => setOpenedAt(isOpen ? key : null)];
}
