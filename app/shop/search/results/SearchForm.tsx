import {Form} from '@remix-run/react';
import {useEffect, useRef, type RefObject} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {CONTROL_STYLE} from '~/ui/control-style';
import {SEARCH_COPY} from './search-copy';
import {MAX_QUERY_LENGTH, SEARCH_PATH} from './search-path';

const FIELD_ID = 'search-query';

/** The search field of the search page; a new search starts without filters. */
export function SearchForm({query}: {readonly query: string}) {
  const form = useFormReset(query);
  return (
    <Form ref={form} action={SEARCH_PATH} role="search" autoComplete="off" className="lg:max-w-2xl">
      <label htmlFor={FIELD_ID} className="font-semibold">
        {SEARCH_COPY.label}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          id={FIELD_ID}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          placeholder={SEARCH_COPY.placeholder}
          enterKeyHint="search"
          className={cn(CONTROL_STYLE, 'min-h-12 min-w-0 flex-1')}
        />
        <button type="submit" className={buttonStyle()}>
          {SEARCH_COPY.submit}
        </button>
      </div>
    </Form>
  );
}

/**
 * Resets a form after a navigation on the same page: browsers keep typed text otherwise, beside other results.
 * @param key changes with the form's values; the first key keeps what was typed before hydration
 * @returns the ref of the form
 */
function useFormReset(key: string): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    form.current?.reset();
  }, [key]);
  return form;
}
