import type {MetafieldView} from './metafield-view';
import {METAFIELD_COPY} from './metafield-copy';
import {MetafieldList} from './MetafieldList';

/** The details of a product, with a heading. */
export function MetafieldSection({details}: {readonly details: readonly MetafieldView[]}) {
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-xl">
        {METAFIELD_COPY.title}
      </h2>
      <MetafieldList fields={details} />
    </section>
  );
}
