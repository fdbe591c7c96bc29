import {Await} from '@remix-run/react';
import {Suspense} from 'react';
import type {Streamed} from '~/core/streamed';
import {Badge} from '~/ui/Badge';

/** The low-stock badge, which may stream in. Its parent's line reserves the space. */
export function LowStock({text}: {readonly text: Streamed<string | null>}) {
  return (
    <Suspense fallback={null}>
      <Await resolve={text} errorElement={null}>
        {(known) => known && <Badge tone="sale">{known}</Badge>}
      </Await>
    </Suspense>
  );
}
