import {useLocation, useNavigate} from '@remix-run/react';
import {useCallback, useEffect, useRef} from 'react';
import type {FilterChip} from './filter-view';

/** Turns a control of the form on or off. @returns whether the form has such a control */
export type ToggleControl = (control: NonNullable<FilterChip['control']>) => boolean;

/**
 * Makes a plain GET form follow its controls: a change leads to its address at once, with focus and scroll where they
 * are, and an address that came from elsewhere (a link, Back) sets the controls.
 * @param action where the form leads
 * @returns refs for the form and for the element around it and all of its controls, and what changes the list
 */
export function useFilterForm(action: string) {
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef<string | null>(null);
  const navigate = useNavigate();
  const {search} = useLocation();
  const shown = useRef(search);

  const submit = useCallback(() => {
    if (!form.current) return;
    // What says nothing is left out, so that a list has one address.
    const said = [...new FormData(form.current)].filter(([, value]) => value !== '') as [string, string][];
    asked.current = said.length > 0 ? `?${new URLSearchParams(said)}` : '';
    navigate(action + asked.current, {preventScrollReset: true});
  }, [action, navigate]);

  const toggle = useCallback<ToggleControl>(
    ({name, value}) => {
      const inputs = inputsOf(form.current).filter((input) => input.name === name);
      const input = inputs.find((each) => each.value === value);
      if (!input) return false;
      // A radio button is turned off by the one that says nothing.
      const other = input.type === 'radio' && input.checked ? inputs.find((each) => each.value === '') : undefined;
      (other ?? input).checked = other !== undefined || !input.checked;
      submit();
      return true;
    },
    [submit],
  );

  useEffect(() => {
    const element = root.current;
    // What was chosen before scripts ran.
    if (form.current && isTouched(form.current)) submit();
    // The native event: a text field sends it when it is left or Enter is pressed, React's at each key.
    element?.addEventListener('change', submit);
    return () => element?.removeEventListener('change', submit);
  }, [submit]);

  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    // After its own request the form is right already, and may hold the beginnings of the next one.
    if (asked.current !== search) form.current?.reset();
    asked.current = null;
  }, [search]);

  return {root, form, submit, toggle};
}

const elementsOf = (form: HTMLFormElement | null) => [...(form?.elements ?? [])];

const inputsOf = (form: HTMLFormElement | null) =>
  elementsOf(form).filter((element): element is HTMLInputElement => element instanceof HTMLInputElement);

const isTouched = (form: HTMLFormElement) =>
  inputsOf(form).some(
    ({checked, defaultChecked, value, defaultValue}) => checked !== defaultChecked || value !== defaultValue,
  ) ||
  elementsOf(form)
    .filter((element): element is HTMLSelectElement => element instanceof HTMLSelectElement)
    .some(({options}) => [...options].some(({selected, defaultSelected}) => selected !== defaultSelected));
