import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {PageHead} from '~/ui/PageHead';
import {Ranges} from '~/ui/Ranges';
import {CONTENT_BREADCRUMB} from '../page/page-copy';
import {RichText} from '../page/RichText';
import {POLICY_COPY as COPY, POLICY_SUMMARIES} from './policy-copy';
import type {PolicyText} from './policy-view';
import {PolicyContents} from './PolicyContents';
import {PolicyGlance} from './PolicyGlance';

interface PolicyPageProps extends PolicyText {
  /** The name of the page, by which it has a summary. */
  readonly name: string;
  readonly title: string;
}

export function PolicyPage({name, title, parts, updated}: PolicyPageProps) {
  const summary = Object.hasOwn(POLICY_SUMMARIES, name) ? POLICY_SUMMARIES[name] : undefined;
  return (
    <article>
      <PageHead title={title} lead={summary && <p>{summary.lead}</p>} breadcrumb={CONTENT_BREADCRUMB}>
        {updated && <p className="mt-3 text-sm text-ink-soft">{COPY.updated(updated)}</p>}
      </PageHead>
      {summary && <PolicyGlance summary={summary} />}
      <div className="page grid grid-cols-1 gap-8 py-10 md:py-14 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-16 print:block">
        <PolicyContents parts={parts} />
        <div className="min-w-0 max-w-[44rem] print:max-w-none">
          {parts.map(({id, title: heading, html}) => (
            <section key={id} className="mt-16 first-of-type:mt-0">
              {heading && (
                <h2 id={id} className="mb-6 text-heading">
                  {heading}
                </h2>
              )}
              <RichText html={html} />
            </section>
          ))}
          <Help />
        </div>
      </div>
    </article>
  );
}

const Help = () => (
  <aside
    aria-labelledby="policy-help"
    className="mt-14 flex flex-wrap items-center justify-between gap-4 rounded-card bg-surface p-6"
  >
    <div>
      <h2 id="policy-help" className="text-xl">
        {COPY.help}
      </h2>
      <p className="mt-1 text-ink-soft">
        <Ranges>{COPY.helpText}</Ranges>
      </p>
    </div>
    <Link to="/contact" prefetch="intent" className={buttonStyle({tone: 'outline', className: 'max-sm:w-full'})}>
      {COPY.contact}
    </Link>
  </aside>
);
