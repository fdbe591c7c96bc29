import {useCallback, useEffect, useRef, useState} from 'react';
import {announce} from '~/ui/announce';
import {savesData} from '~/ui/saves-data';
import type {CookingStepView} from './cooking-steps-view';

/** How much of the strip is on the screen before it plays. */
const SEEN_SHARE = 0.4;

/** Neither movement nor the bytes of clips are forced on anyone. */
const mayPlayByItself = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();

/**
 * Plays the clips of a strip one after the other: once by itself as soon as it is on the screen, and whenever a visitor asks.
 * @returns a ref for the list of clips; `playing` is the index of the clip that plays, null if none does
 */
export function useStrip(steps: readonly CookingStepView[]) {
  const list = useRef<HTMLOListElement>(null);
  const [playing, setPlaying] = useState<number | null>(null);
  /** Where the strip continues. */
  const position = useRef(0);
  // Once a visitor has pressed a button, or all clips were shown, nothing starts by itself any more.
  const isManual = useRef(false);

  const play = useCallback((index: number) => {
    const clips = list.current?.querySelectorAll('video') ?? [];
    clips.forEach((clip, each) => each !== index && clip.pause());
    position.current = index;
    revealStep(list.current, index);
    // A browser may refuse to play in order to save power; the button is still there.
    void clips[index]?.play().catch(() => undefined);
  }, []);
  const pause = useCallback(() => list.current?.querySelectorAll('video').forEach((clip) => clip.pause()), []);

  useEffect(() => {
    if (!list.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) pause();
        else if (!isManual.current && mayPlayByItself()) play(position.current);
      },
      {threshold: SEEN_SHARE},
    );
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [pause, play]);

  const toggle = (index = playing ?? position.current) => {
    const facts = {url: steps[index]?.url ?? '', title: steps[index]?.alt ?? ''};
    isManual.current = true;
    announce(playing === index ? 'clip_pause' : 'clip_play', facts);
    if (playing === index) pause();
    else play(index);
  };
  const onEnded = (index: number) => {
    if (index + 1 < steps.length) return play(index + 1);
    isManual.current = true;
    position.current = 0;
  };
  const onPause = (index: number) => setPlaying((now) => (now === index ? null : now));
  return {list, playing, toggle, onEnded, onPlay: setPlaying, onPause};
}

/** Scrolls the list sideways to a step, where not all of them fit; the page stays where it is. */
function revealStep(list: HTMLOListElement | null, index: number) {
  const item = list?.children[index];
  if (!list || !(item instanceof HTMLElement) || list.scrollWidth <= list.clientWidth) return;
  list.scrollTo({left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2});
}
