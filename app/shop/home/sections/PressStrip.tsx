import type {PressView} from '../home-view';
import {SectionHead} from './SectionHead';

/** What publications wrote, and the awards of the shop. */
export const PressStrip = ({press}: {readonly press: PressView}) => (
  <section aria-labelledby="press" className="page py-14 text-center sm:py-20">
    <SectionHead id="press" text={press} className="mx-auto text-ink-soft" />
    <ul className="mt-8 flex flex-wrap justify-center gap-x-12 gap-y-8">
      {press.items.map(({name, text}) => (
        <li key={name} className="max-w-xs basis-56">
          <h3 className="font-display text-xl font-semibold">{name}</h3>
          {text && <p className="mt-1 leading-snug text-ink-soft">{text}</p>}
        </li>
      ))}
    </ul>
  </section>
);
