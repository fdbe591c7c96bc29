import {useLocation, useNavigate} from '@remix-run/react';
import {useCallback, useEffect, useRef} from 'react';

/**
 * Makes a plain GET form follow its controls: a change leads to its address at once, with focus and scroll where they
 * are, and an address that came from elsewhere (a chip, Back) sets the controls.
 * @param action where the form leads
 */
export function useFilterForm(action: string) {
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

  useEffect(() => {
    const element = form.current;
    // What was chosen before scripts ran.
    if (element && isTouched(element)) submit();
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

  return {form, submit};
}

const isTouched = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].some(
    ({checked, defaultChecked, value, defaultValue}) => checked !== defaultChecked || value !== defaultValue,
  ) || [...form.querySelectorAll('option')].some(({selected, defaultSelected}) => selected !== defaultSelected);
