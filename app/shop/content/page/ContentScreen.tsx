import {PageHead} from '~/ui/PageHead';
import type {ContentView} from './content-view';
import {ContentParts} from './ContentParts';
import {CONTENT_BREADCRUMB} from './page-copy';

/** A page of text that has no design of its own. */
export function ContentScreen({content}: {readonly content: ContentView}) {
  return (
    <article>
      <PageHead title={content.title} breadcrumb={CONTENT_BREADCRUMB} />
      <div className="page py-10 md:py-14">
        <div className="max-w-[44rem]">
          <ContentParts content={content} />
        </div>
      </div>
    </article>
  );
}
