import {useMatches} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {whenIdle} from '~/ui/when-idle';
import type {DocumentFacts, OpenedPage} from './opened-page';

const load = () => import('./follow-visitor');

/** The code for measuring, requested once the browser is idle; null until then, and after a failure. */
let loading: ReturnType<typeof load> | null = null;

/**
 * Asks for consent and measures visits with it. All code for that loads once the first page is idle; later pages are
 * followed at once, so that what the visitor does there is not counted for the page before.
 */
export function useVisitorAnalytics(facts: DocumentFacts | undefined): void {
  const match = useMatches().at(-1);
  const page = useRef<OpenedPage>();
  page.current = match && {match, facts};
  useEffect(() => {
    const {current} = page;
    if (!current) return;
    loading ??= new Promise<void>(whenIdle).then(load);
    loading.then(
      ({followPage}) => followPage(current),
      () => (loading = null),
    );
  }, [match?.pathname, facts?.flash]);
}

/** Shows the choice about measuring, or the privacy policy if the code cannot be loaded. */
export const openPrivacyChoices = (opener: HTMLElement): void =>
  void load().then(
    ({openChoices}) => openChoices(opener),
    () => window.location.assign('/privacy-policy'),
  );
