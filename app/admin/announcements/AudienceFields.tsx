import {useState} from 'react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {TextField} from '~/ui/TextField';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {AUDIENCES, type Audience} from './announcement';
import {ANNOUNCEMENT_COPY, AUDIENCE_LABELS} from './announcement-copy';
import type {AnnouncementResult, AudienceSizes} from './announcement-view';
import {PersonChoice} from './PersonChoice';

interface AudienceFieldsProps {
  /** Null while the database is unavailable. */
  readonly sizes: AudienceSizes | null;
  readonly result: AnnouncementResult | undefined;
  readonly isSearching: boolean;
}

/** Chooses who gets the notification, and says how many people that are. */
export function AudienceFields({sizes, result, isSearching}: AudienceFieldsProps) {
  const isHydrated = useIsHydrated();
  const entered = AUDIENCES.find((audience) => audience === result?.values.audience);
  const [audience, setAudience] = useState<Audience>(entered ?? 'everyone');
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 font-semibold">{ANNOUNCEMENT_COPY.audience}</legend>
      {AUDIENCES.map((each) => (
        <label key={each} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="audience"
            value={each}
            checked={audience === each}
            onChange={() => setAudience(each)}
            className="size-5 shrink-0 accent-accent-ink"
          />
          <span className="min-w-0">
            {AUDIENCE_LABELS[each]}
            {sizes && each !== 'person' && (
              <span className="ms-2 inline-block text-sm text-ink-soft tabular-nums">
                {ANNOUNCEMENT_COPY.size(sizes[each])}
              </span>
            )}
          </span>
        </label>
      ))}
      {/* Without scripts the fields are always there. */}
      {(audience === 'person' || !isHydrated) && (
        <div className="ms-8 flex min-w-0 flex-col gap-3">
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              id="announcement-search"
              type="search"
              name="search"
              label={ANNOUNCEMENT_COPY.search}
              hint={ANNOUNCEMENT_COPY.searchHint}
              defaultValue={result?.values.search}
              maxLength={255}
              autoComplete="off"
              className="min-w-0 grow"
            />
            <Button type="submit" name={INTENT} value="preview" tone="outline" isPending={isSearching}>
              {ANNOUNCEMENT_COPY.find}
            </Button>
          </div>
          <PersonChoice result={result} />
        </div>
      )}
      {result?.fieldErrors.audience && (
        <p role="alert" className="text-sm font-medium text-danger">
          {result.fieldErrors.audience}
        </p>
      )}
      <p role="status" className="mt-2 font-medium">
        {sizes && ANNOUNCEMENT_COPY.reaches(audience === 'person' ? 1 : sizes[audience])}
      </p>
    </fieldset>
  );
}
