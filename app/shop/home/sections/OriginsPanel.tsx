import {IndiaMap} from '~/ui/IndiaMap';
import {JaliPattern} from '~/ui/JaliPattern';
import type {OriginsView} from '../home-view';
import {ORIGINS_COPY} from '../section-copy';
import {SectionHead} from './SectionHead';

/** The regions whose spices the dishes have, on a map. */
export function OriginsPanel({origins}: {readonly origins: OriginsView}) {
  const places = origins.origins.map(({place}) => place);
  return (
    <section
      aria-labelledby="origins"
      className="relative isolate overflow-hidden rounded-card bg-accent text-on-accent"
    >
      <JaliPattern
        tile={56}
        className="absolute inset-0 -z-10 text-copper opacity-20 [mask-image:linear-gradient(115deg,transparent_35%,black)]"
      />
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-8 px-4 py-8 sm:p-10 md:grid-cols-2 lg:p-14">
        <div>
          <SectionHead id="origins" text={origins} className="text-on-accent/85" />
          <ul className="mt-6 divide-y divide-on-accent/25 border-y border-on-accent/25">
            {origins.origins.map(({place, spices}) => (
              <li key={place} className="grid grid-cols-[9.5rem_minmax(0,1fr)] items-baseline gap-x-3 py-2.5">
                <h3 className="text-lg [overflow-wrap:anywhere]">{place}</h3>
                <p className="leading-snug text-on-accent/85">{spices}</p>
              </li>
            ))}
          </ul>
        </div>
        <IndiaMap
          places={places}
          label={ORIGINS_COPY.map(places)}
          halo="stroke-accent"
          className="mx-auto max-w-md max-md:order-first md:max-w-lg"
        />
      </div>
    </section>
  );
}
