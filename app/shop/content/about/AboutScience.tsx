import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {ShopImage} from '~/ui/ShopImage';
import type {ShopPicture} from '~/ui/shop-image-sources';
import {RichText} from '../page/RichText';
import {ABOUT_COPY as COPY} from './about-copy';
import type {AboutText, ScienceSection} from './about-view';
import {BenefitCards} from './BenefitCards';
import {Comparison} from './Comparison';
import {ScienceSteps} from './ScienceSteps';

type AboutScienceProps = NonNullable<AboutText['science']> & {
  /** How freeze-drying works, in one drawing. */
  readonly picture: ShopPicture | null;
};

export function AboutScience({title, html, sections, picture}: AboutScienceProps) {
  return (
    <>
      <section className="page pt-10 md:pt-14">
        <h2 className="mb-4 text-heading">{title}</h2>
        {html && <RichText html={html} />}
      </section>
      {sections.map((section) => (
        <section key={section.title} className="page pt-10 last-of-type:pb-4 md:pt-14">
          <h3 className="mb-5 font-display text-2xl font-semibold">{section.title}</h3>
          {section.kind === 'steps' && picture && (
            <ShopImage image={picture} sizes="(min-width: 80rem) 76rem, 94vw" priority className="mb-6 rounded-card" />
          )}
          <SectionContent section={section} />
        </section>
      ))}
      <aside className="page py-10 md:py-16">
        <div className="flex flex-wrap items-center justify-between gap-5 rounded-card bg-accent p-6 text-on-accent sm:p-8">
          <div>
            <h2 className="text-heading">{COPY.taste}</h2>
            <p className="mt-1 opacity-90">{COPY.tasteText}</p>
          </div>
          <Link to="/products" prefetch="intent" className={buttonStyle({className: 'max-sm:w-full'})}>
            {COPY.browse}
          </Link>
        </div>
      </aside>
    </>
  );
}

function SectionContent({section}: {readonly section: ScienceSection}) {
  switch (section.kind) {
    case 'steps':
      return <ScienceSteps items={section.items} />;
    case 'cards':
      return <BenefitCards items={section.items} />;
    case 'comparison':
      return <Comparison title={section.title} columns={section.columns} rows={section.rows} />;
    case 'text':
      return <RichText html={section.html} />;
  }
}
