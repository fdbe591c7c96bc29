import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {Suspense} from 'react';
import type {MetafieldView} from './metafield-view';
import {MetafieldSection as Rendered} from './MetafieldSection';

const MetafieldSection = import.meta.env.SSR
  ? Rendered
  : serverRenderedLazy(() => import('./MetafieldSection').then((module) => module.MetafieldSection));

/** What the merchant shows of a product beside the texts of its page; no code and nothing to see without any. */
export function ProductDetails({details}: {readonly details: readonly MetafieldView[]}) {
  if (details.length === 0) return null;
  return (
    <Suspense>
      <MetafieldSection details={details} />
    </Suspense>
  );
}
