import {useEffect, useRef, type ReactNode} from 'react';
import {whenIdle} from '~/ui/when-idle';

/**
 * Sections out of sight, which the browser of a new visitor lays out after the first paint (`html[data-late-layout]`): one
 * at a time while it is idle, so that no tap waits for all of them.
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

/** @returns a function that ends it, because pages after this one may return to a scroll position */
function layOutInTurns(sections: readonly HTMLElement[]): () => void {
  const {dataset} = document.documentElement;
  const end = () => void delete dataset.lateLayout;
  const layOut = ([section, ...later]: readonly HTMLElement[]) => {
    if (dataset.lateLayout === undefined) return;
    if (!section) return end();
    section.style.contentVisibility = 'visible';
    // Its frame lays it out. Without the wait, an idle browser would bring several into one frame.
    requestAnimationFrame(() => whenIdle(() => layOut(later)));
  };
  whenIdle(() => layOut(sections));
  return end;
}
