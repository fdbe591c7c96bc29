import {Await} from '@remix-run/react';
import {Suspense} from 'react';
import {Badge} from '~/ui/Badge';

/** How many are left, when they are few. Streams in; its place is kept by the line it stands in. */
export function LowStock({text}: {readonly text: Promise<string | null>}) {
  return (
    <Suspense fallback={null}>
      <Await resolve={text} errorElement={null}>
        {(known) => known && <Badge tone="sale">{known}</Badge>}
      </Await>
    </Suspense>
  );
}
