import {Link} from '@remix-run/react';
import {Moment} from '~/ui/Moment';
import {SectionCard} from '~/ui/SectionCard';
import {BATCH_COPY as COPY} from './batch-copy';
import type {BatchImportView} from './batch-view';

/** The imports of tracking numbers that ship a batch. */
export const BatchImports = ({imports}: {readonly imports: readonly BatchImportView[]}) => (
  <SectionCard title={COPY.imports}>
    <ul className="divide-y divide-line">
      {imports.map(({path, createdAt, rows}) => (
        <li key={path} className="flex flex-wrap items-center justify-between gap-x-4">
          <Link to={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {COPY.importRows(rows)}
          </Link>
          <span className="text-sm text-ink-soft">
            <Moment at={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  </SectionCard>
);
