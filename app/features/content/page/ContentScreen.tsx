import {Accordion} from '~/ui/Accordion';
import {JaliDivider} from '~/ui/JaliDivider';
import type {ContentView} from './content-view';

/** A content page: about, contact, FAQs, policies. */
export function ContentScreen({content}: {readonly content: ContentView}) {
  return (
    <article className="page max-w-[49rem] py-12 md:py-20">
      <h1 className="text-title">{content.title}</h1>
      <JaliDivider className="mt-6 mb-10" />
      {content.layout === 'questions' ? (
        <>
          {content.introHtml && <Html html={content.introHtml} />}
          <Accordion
            items={content.questions.map(({id, title, html}) => ({id, title, children: <Html html={html} />}))}
          />
        </>
      ) : (
        content.parts.map(({title, html}) => (
          <section key={title ?? ''} className="mt-14 first-of-type:mt-0">
            {title && <h2 className="mb-6 text-heading">{title}</h2>}
            <Html html={html} />
          </section>
        ))
      )}
    </article>
  );
}

/** Renders HTML that the server has sanitized. */
function Html({html}: {readonly html: string}) {
  return <div className="prose" dangerouslySetInnerHTML={{__html: html}} />;
}
