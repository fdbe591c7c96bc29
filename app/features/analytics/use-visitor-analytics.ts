import {useMatches} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {whenIdle} from '~/ui/when-idle';
import type {DocumentFacts, OpenedPage} from './opened-page';

const load = () => import('./follow-visitor');

/** Asks for consent and measures visits with it. All code for that loads once the page is idle. */
export function useVisitorAnalytics(facts: DocumentFacts | undefined): void {
  const match = useMatches().at(-1);
  const page = useRef<OpenedPage>();
  page.current = match && {match, facts};
  useEffect(() => {
    const {current} = page;
    whenIdle(
      () =>
        void load().then(
          ({followPage}) => current && followPage(current),
          () => undefined,
        ),
    );
  }, [match?.pathname, facts?.flash]);
}

/** Shows the choice about measuring, or the privacy policy if the code cannot be loaded. */
export const openPrivacyChoices = (opener: HTMLElement): void =>
  void load().then(
    ({openChoices}) => openChoices(opener),
    () => window.location.assign('/privacy-policy'),
  );
