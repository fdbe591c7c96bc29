import {Drawing} from '~/ui/icons/Drawing';
import {JaliPattern} from '~/ui/JaliPattern';
import type {OriginsView} from '../home-view';
import {SectionHead} from './SectionHead';

export const OriginsStrip = ({origins}: {readonly origins: OriginsView}) => (
  <section aria-labelledby="origins" className="relative isolate overflow-hidden bg-accent text-on-accent">
    <JaliPattern
      tile={56}
      className="absolute inset-0 -z-10 text-copper opacity-20 [mask-image:linear-gradient(115deg,transparent_35%,black)]"
    />
    <div className="page py-14 sm:py-20">
      <SectionHead id="origins" text={origins} className="text-on-accent/85" />
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-8 sm:gap-y-7 lg:grid-cols-3">
        {origins.origins.map(({place, spices}) => (
          <li key={place} className="border-t border-on-accent/30 pt-4">
            <Drawing name="buds" className="h-5 w-20 text-mark-copper" />
            <h3 className="mt-2 text-xl">{place}</h3>
            <p className="leading-snug text-on-accent/85">{spices}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
