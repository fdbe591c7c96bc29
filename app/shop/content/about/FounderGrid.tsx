import {ShopImage} from '~/ui/ShopImage';
import {ABOUT_COPY as COPY} from './about-copy';
import type {FounderView} from './about-view';
import {ReadMore} from './ReadMore';

export function FounderGrid({founders}: {readonly founders: readonly FounderView[]}) {
  return (
    <section aria-labelledby="founders" className="border-t border-line bg-surface py-10 md:py-16">
      <div className="page">
        <h2 id="founders" className="mb-6 text-heading md:mb-8">
          {COPY.founders}
        </h2>
        {/* The last of five stand in the middle of their row. */}
        <ul className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2 lg:grid-cols-6 lg:[&>li:nth-child(3n+1):nth-last-child(2)]:col-start-2">
          {founders.map((founder) => (
            <li key={founder.handle} className="lg:col-span-2">
              <FounderCard founder={founder} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const FounderCard = ({founder: {name, role, shortText, longText, portrait}}: {readonly founder: FounderView}) => (
  <article className="overflow-hidden rounded-card border border-line bg-surface-raised shadow-card">
    {portrait ? (
      <ShopImage
        image={portrait}
        aspect="5/4"
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        widths={[360, 480, 720, 960]}
      />
    ) : (
      <Initials name={name} />
    )}
    <div className="p-5">
      <h3 className="text-xl [overflow-wrap:anywhere]">{name}</h3>
      <p className="font-semibold text-warning">{role}</p>
      <p className="mt-2">{shortText}</p>
      {longText.length > 0 && (
        <ReadMore more={COPY.more} less={COPY.less} about={COPY.about(name)} className="mt-1">
          <div className="space-y-3">
            {longText.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </ReadMore>
      )}
    </div>
  </article>
);

const Initials = ({name}: {readonly name: string}) => (
  <p
    aria-hidden="true"
    className="grid aspect-5/4 place-items-center bg-accent font-display text-[4rem] font-semibold text-on-accent"
  >
    {name
      .split(/\s+/)
      .map((part) => part.charAt(0))
      .slice(0, 2)
      .join('')}
  </p>
);
