import type {MetafieldView} from './metafield-view';
import {MetafieldValue} from './MetafieldValue';

/** Metafields with their labels. A list has a line for each value. */
export function MetafieldList({fields}: {readonly fields: readonly MetafieldView[]}) {
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line">
      {fields.map(({id, label, values}) => (
        <div key={id} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(8rem,1fr)_2fr]">
          <dt className="font-semibold [overflow-wrap:anywhere]">{label}</dt>
          <dd className="min-w-0 space-y-2 [overflow-wrap:anywhere]">
            {values.map((value, index) => (
              <MetafieldValue key={index} value={value} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
