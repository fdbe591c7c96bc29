import {useEffect} from 'react';
import {removeAccountStorage} from '~/ui/account-storage';
import {showNotice} from '~/ui/show-notice';
import {ADMIN_FRAME_COPY} from './admin-frame-copy';
import {enterTexts, forgetTexts, keepTexts, onLogOut, takeKeptTexts} from './kept-texts';

/** Parts of a page may load after it. */
const WAIT_MS = 5_000;

/** Forms may lead back without the query of their page. */
const pathOfPage = () => location.pathname;

/**
 * Keeps what staff have typed while the second factor is asked for again, which leaves the page: for this tab only, and
 * nothing secret.
 * @param contentId the id of the main element
 */
export function useKeptTexts(contentId: string): void {
  useEffect(() => {
    const changed = new WeakSet<EventTarget>();
    const listeners = new AbortController();
    const {signal} = listeners;
    let isLeaving = false;
    const onChange = ({target}: Event) => void (target && changed.add(target));
    for (const type of ['input', 'change']) document.addEventListener(type, onChange, {signal});
    const stopWatching = onLogOut(() => {
      isLeaving = true;
      removeAccountStorage();
    });
    addEventListener(
      'pagehide',
      () => {
        const main = document.getElementById(contentId);
        if (isLeaving) forgetTexts();
        else if (main) keepTexts(main, (field) => changed.has(field), pathOfPage());
      },
      {signal},
    );
    const stopRestoring = restore(contentId);
    return () => {
      listeners.abort();
      stopWatching();
      stopRestoring();
    };
  }, [contentId]);
}

/** @returns stops waiting for fields that are not there yet */
function restore(contentId: string): () => void {
  const main = document.getElementById(contentId);
  let missing = takeKeptTexts(pathOfPage());
  if (!main || !missing) return () => undefined;
  void showNotice({tone: 'info', id: 'texts-kept', ...ADMIN_FRAME_COPY.textsKept});
  missing = enterTexts(main, missing);
  const observer = new MutationObserver(() => {
    missing = enterTexts(main, missing ?? []);
    if (missing.length === 0) observer.disconnect();
  });
  if (missing.length > 0) observer.observe(main, {childList: true, subtree: true});
  const timer = setTimeout(() => observer.disconnect(), WAIT_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
