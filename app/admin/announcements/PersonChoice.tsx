import {ANNOUNCEMENT_COPY} from './announcement-copy';
import {MAX_FOUND_PEOPLE, type AnnouncementResult, type PersonView} from './announcement-view';

/** The people whom a search found, to choose one. */
export function PersonChoice({result}: {readonly result: AnnouncementResult | undefined}) {
  const people = result?.people ?? null;
  const error = result?.fieldErrors.person;
  const chosen = people?.length === 1 ? people[0]?.id : result?.values.person;
  return (
    <>
      {people && people.length > 0 && (
        <ul aria-label={ANNOUNCEMENT_COPY.found} className="divide-y divide-line rounded-control border border-line">
          {people.map((person) => (
            <li key={person.id}>
              <label className="flex min-h-11 items-center gap-3 px-3 py-2">
                <input
                  type="radio"
                  name="person"
                  value={person.id}
                  defaultChecked={person.id === chosen}
                  className="size-5 shrink-0 accent-accent-ink"
                />
                <PersonName person={person} />
              </label>
            </li>
          ))}
        </ul>
      )}
      {people?.length === MAX_FOUND_PEOPLE && <p className="text-sm text-ink-soft">{ANNOUNCEMENT_COPY.manyPeople}</p>}
      {people?.length === 0 && <p role="status">{ANNOUNCEMENT_COPY.noPerson(result?.values.search.trim() ?? '')}</p>}
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </>
  );
}

function PersonName({person: {name, emails}}: {readonly person: PersonView}) {
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      {name ?? ANNOUNCEMENT_COPY.unnamed}
      <span className="block text-sm text-ink-soft">{emails.join(', ') || ANNOUNCEMENT_COPY.noEmail}</span>
    </span>
  );
}
