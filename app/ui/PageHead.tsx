import type {ReactNode} from 'react';
import {Breadcrumb} from './Breadcrumb';
import {Drawing} from './icons/Drawing';

interface PageHeadProps {
  readonly title: string;
  /** One or two sentences below the title. */
  readonly lead?: ReactNode;
  /** The name of the breadcrumb for screen readers, and the pages above this one. */
  readonly breadcrumb: {
    readonly label: string;
    readonly parents: readonly {readonly title: string; readonly path: string}[];
  };
  /** What follows the lead, such as tabs. */
  readonly children?: ReactNode;
}

/** The head of a page of text: breadcrumb, title and lead on a band of the page's width. */
export function PageHead({title, lead, breadcrumb, children}: PageHeadProps) {
  return (
    <header className="overflow-clip border-b border-line bg-surface">
      <div className="page relative py-3 pb-8 md:pb-10">
        <Drawing
          name="bowl"
          className="pointer-events-none float-end ms-3 size-24 md:absolute md:end-6 md:bottom-4 md:size-40 lg:size-44"
        />
        <div className="max-w-[46rem] md:pe-48 lg:pe-0">
          <Breadcrumb {...breadcrumb} current={title} />
          <h1 className="mt-2 text-title">{title}</h1>
          {lead && <div className="mt-3 text-lead text-ink-soft">{lead}</div>}
          {children}
        </div>
      </div>
    </header>
  );
}
