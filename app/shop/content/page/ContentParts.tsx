import {Accordion} from '~/ui/Accordion';
import type {ContentView} from './content-view';
import {RichText} from './RichText';

/** The text of a content page without its title: sections, or questions with their answers. */
export function ContentParts({content}: {readonly content: ContentView}) {
  if (content.layout === 'questions')
    return (
      <>
        {content.introHtml && <RichText html={content.introHtml} />}
        <Accordion
          items={content.questions.map(({id, title, html}) => ({id, title, children: <RichText html={html} />}))}
        />
      </>
    );
  return content.parts.map(({title, html}) => (
    <section key={title ?? ''} className="mt-14 first-of-type:mt-0">
      {title && <h2 className="mb-6 text-heading">{title}</h2>}
      <RichText html={html} />
    </section>
  ));
}
