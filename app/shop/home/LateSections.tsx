import {useEffect, useRef, type ReactNode} from 'react';
import {whenIdle} from '~/ui/when-idle';

/**
 * Sections out of sight, which the browser of a new visitor lays out after the first paint (`html[data-late-layout]`): one
 * at a time while it is idle, so that no tap waits for all of them. Their own code may load later.
 */
export function LateSections({children}: {readonly children: ReactNode}) {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => layOutInTurns([...wrapper.current!.querySelectorAll<HTMLElement>(':scope > section')]), []);
  return (
    <div ref={wrapper} data-slot="late-sections" className="contents">
      {children}
    </div>
  );
}

/**
 * Lays out sections one per frame while the browser is idle, and then removes the mark from the document.
 * @returns a function that removes it at once: visitors who come back to a scroll position need the true heights
 */
function layOutInTurns(sections: readonly HTMLElement[]): () => void {
  const {dataset} = document.documentElement;
  const end = () => {
    delete dataset.lateLayout;
    // Sections that React has not hydrated yet must be as the server rendered them.
    for (const section of sections) {
      section.style.removeProperty('content-visibility');
      if (section.style.length === 0) section.removeAttribute('style');
    }
  };
  const layOut = ([section, ...later]: readonly HTMLElement[]) => {
    if (dataset.lateLayout === undefined) return;
    if (!section) return end();
    section.style.contentVisibility = 'visible';
    // The next frame lays it out. Without that wait, an idle browser would lay out several in one frame.
    requestAnimationFrame(() => whenIdle(() => layOut(later)));
  };
  whenIdle(() => layOut(sections));
  return end;
}
