import {Link} from '@remix-run/react';
import {toMailUrl} from '~/core/email-address';
import {Accordion} from '~/ui/Accordion';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {PageHead} from '~/ui/PageHead';
import {Ranges} from '~/ui/Ranges';
import type {ContentView} from '../page/content-view';
import {ContentParts} from '../page/ContentParts';
import {CONTENT_BREADCRUMB} from '../page/page-copy';
import {RichText} from '../page/RichText';
import type {Question} from '../page/split-questions';
import {FAQS_COPY as COPY} from './faqs-copy';
import {useOpenTarget} from './use-open-target';

interface FaqsPageProps {
  readonly content: ContentView;
  readonly supportEmail: string | null;
}

/** Questions with their answers, several of which can be open at once; a link to one opens it. */
export function FaqsPage({content, supportEmail}: FaqsPageProps) {
  useOpenTarget();
  const lead = content.layout === 'questions' && content.introHtml ? <RichText html={content.introHtml} /> : COPY.lead;
  return (
    <article>
      <PageHead title={content.title} lead={lead} breadcrumb={CONTENT_BREADCRUMB} />
      <div className="page grid grid-cols-1 gap-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-16">
        {content.layout === 'questions' ? (
          <Accordion
            items={content.questions.map((question) => ({...question, children: <Answer question={question} />}))}
          />
        ) : (
          <ContentParts content={content} />
        )}
        <StillQuestions supportEmail={supportEmail} />
      </div>
    </article>
  );
}

const Answer = ({question: {id, title, html}}: {readonly question: Question}) => (
  <>
    <RichText html={html} />
    <a
      href={`#${id}`}
      aria-label={`${COPY.linkTo}: ${title}`}
      className="mt-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-ink-soft hover:text-ink"
    >
      <Icon name="link" className="size-4" />
      {COPY.linkTo}
    </a>
  </>
);

const StillQuestions = ({supportEmail}: Pick<FaqsPageProps, 'supportEmail'>) => (
  <aside
    aria-labelledby="still-questions"
    className="rounded-card bg-accent p-6 text-on-accent lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] low:static"
  >
    <h2 id="still-questions" className="text-heading">
      {COPY.still}
    </h2>
    <p className="mt-2 opacity-90">
      <Ranges>{COPY.stillText}</Ranges>
    </p>
    <Link to="/contact" prefetch="intent" className={buttonStyle({className: 'mt-5 w-full'})}>
      {COPY.contact}
    </Link>
    {supportEmail && (
      <p className="mt-3 text-sm">
        {COPY.or}{' '}
        <a
          href={toMailUrl(supportEmail)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 [overflow-wrap:anywhere]"
        >
          {supportEmail}
        </a>
      </p>
    )}
  </aside>
);
