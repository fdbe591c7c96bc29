import {useLocation, useNavigate} from '@remix-run/react';
import {useCallback, useEffect, useRef} from 'react';
import type {FilterChip} from './filter-view';

/** Toggles a control of the form. @returns whether the form has this control */
export type ToggleControl = (control: NonNullable<FilterChip['control']>) => boolean;

/**
 * Submits a GET form when a control changes, keeping focus and scroll position, and resets the controls after other
 * navigations (a link, Back).
 * @param action path that the form submits to
 * @returns `root` is the ref of the element around the form and its controls
 */
export function useFilterForm(action: string) {
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** What the form has submitted since the shown search, the newest last; a later submission may replace an earlier one. */
  const submitted = useRef<readonly string[]>([]);
  const navigate = useNavigate();
  const {search} = useLocation();
  const shown = useRef(search);

  const submit = useCallback(() => {
    if (!form.current) return;
    // Empty values are omitted, so that each list has one URL.
    const entries = [...new FormData(form.current)].filter(([, value]) => value !== '') as [string, string][];
    const query = entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
    submitted.current = [...submitted.current, query];
    navigate(action + query, {preventScrollReset: true});
  }, [action, navigate]);

  const toggle = useCallback<ToggleControl>(
    ({name, value}) => {
      const inputs = inputsOf(form.current).filter((input) => input.name === name);
      const input = inputs.find((each) => each.value === value);
      if (!input) return false;
      // A radio button is deselected by selecting the one with an empty value.
      const other = input.type === 'radio' && input.checked ? inputs.find((each) => each.value === '') : undefined;
      (other ?? input).checked = other !== undefined || !input.checked;
      submit();
      return true;
    },
    [submit],
  );

  useEffect(() => {
    const element = root.current;
    // Submits what was chosen before hydration.
    if (form.current && isChanged(form.current)) submit();
    // The native event: React's fires on each key of a text field, the native one on blur or Enter.
    element?.addEventListener('change', submit);
    return () => element?.removeEventListener('change', submit);
  }, [submit]);

  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    const position = submitted.current.lastIndexOf(search);
    // After its own submission the form is current and may contain newer changes.
    if (position < 0) form.current?.reset();
    submitted.current = position < 0 ? [] : submitted.current.slice(position + 1);
  }, [search]);

  return {root, form, submit, toggle};
}

const elementsOf = (form: HTMLFormElement | null) => [...(form?.elements ?? [])];

const inputsOf = (form: HTMLFormElement | null) =>
  elementsOf(form).filter((element): element is HTMLInputElement => element instanceof HTMLInputElement);

const isChanged = (form: HTMLFormElement) =>
  inputsOf(form).some(
    ({checked, defaultChecked, value, defaultValue}) => checked !== defaultChecked || value !== defaultValue,
  ) ||
  elementsOf(form)
    .filter((element): element is HTMLSelectElement => element instanceof HTMLSelectElement)
    .some(({options}) => [...options].some(({selected, defaultSelected}) => selected !== defaultSelected));
