import {Link} from '@remix-run/react';
import {useContext, useId} from 'react';
import {StaffRoleContext} from '~/admin/frame/access/staff-role';
import {AdminPage} from '~/admin/frame/AdminPage';
import {AdminSearch} from '~/admin/frame/AdminSearch';
import {Alert} from '~/ui/Alert';
import {EmptyState} from '~/ui/EmptyState';
import {ADMIN_SEARCH_PATH, MAX_SEARCHED_LENGTH, type AdminSearchResults} from './admin-search-view';
import {PALETTE_COPY, SEARCH_COPY} from './palette-copy';
import {countHits, toFoundGroups, toLocalGroups, type PaletteGroup} from './palette-entry';
import {PaletteEntryLine} from './PaletteEntryLine';

/** The search of the admin as a page, which works without scripts. */
export function AdminSearchPage(found: AdminSearchResults) {
  const {query, groups} = found;
  const role = useContext(StaffRoleContext);
  const copy = SEARCH_COPY[role ?? 'packer'];
  const pages = toLocalGroups(query, [], role);
  const isComplete = !groups.some(({isUnavailable}) => isUnavailable);
  return (
    <AdminPage title={PALETTE_COPY.title}>
      <AdminSearch
        key={query}
        action={ADMIN_SEARCH_PATH}
        label={copy.field}
        text={{value: query, hint: copy.hint, maxLength: MAX_SEARCHED_LENGTH}}
        clear={query === '' ? null : {title: PALETTE_COPY.clear, path: ADMIN_SEARCH_PATH}}
      />
      {query !== '' && isComplete && countHits(found) === 0 && pages.length === 0 && (
        <EmptyState title={<span className="[overflow-wrap:anywhere]">{PALETTE_COPY.nothing(query)}</span>}>
          {copy.nothingText}
        </EmptyState>
      )}
      <div className="grid max-w-3xl grid-cols-1 gap-5">
        {[...pages, ...toFoundGroups(found)].map((group) => (
          <ResultSection key={group.title} group={group} />
        ))}
      </div>
    </AdminPage>
  );
}

function ResultSection({group: {title, entries, problem}}: {readonly group: PaletteGroup}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-sans text-sm font-semibold text-ink-soft">
        {title}
      </h2>
      {problem !== null && (
        <Alert tone="warning" title={problem}>
          {PALETTE_COPY.unavailableHelp}
        </Alert>
      )}
      {entries.length > 0 && (
        <ul className="overflow-hidden rounded-card border border-line bg-surface-raised shadow-card">
          {entries.map((entry) => (
            <li key={entry.id} className="border-line not-first:border-t">
              <Link
                to={'path' in entry.target ? entry.target.path : ''}
                className="flex min-h-12 items-center gap-3 px-4 py-2 no-underline outline-offset-[-3px] hover:bg-surface"
              >
                <PaletteEntryLine entry={entry} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
