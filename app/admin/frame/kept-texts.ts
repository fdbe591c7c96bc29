/** A field that staff have changed, with what was entered. Names may repeat, so the position among them counts too. */
interface KeptField {
  readonly name: string;
  readonly position: number;
  /** The text or the chosen option; of a checkbox or a radio button whether it is on. */
  readonly value: string | boolean;
}

/** What was entered on a page that was left for the second factor. */
interface KeptTexts {
  readonly path: string;
  readonly fields: readonly KeptField[];
  /** Whether the second factor was asked for since. */
  readonly isInterrupted: boolean;
}

const ENTRY = 'kept-texts';
const FIELDS = 'form[method="post"] :is(input, textarea, select)[name]';
/** What is never stored: secrets, codes, files, and what the page itself writes into its forms. */
const UNKEPT = '[type="hidden"], [type="password"], [type="file"], [autocomplete="one-time-code"]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const listFields = (main: Element): readonly Field[] =>
  [...main.querySelectorAll<Field>(FIELDS)].filter((field) => !field.matches(UNKEPT));

/** Stores the changed fields of a page for this tab. */
export function keepTexts(main: Element, isChanged: (field: Element) => boolean, path: string): void {
  const all = listFields(main);
  const fields = all.filter(isChanged).map((field): KeptField => {
    const position = all.filter(({name}) => name === field.name).indexOf(field);
    return {name: field.name, position, value: isToggle(field) ? field.checked : field.value};
  });
  store(fields.length > 0 ? {path, fields, isInterrupted: false} : null);
}

/** Notes that the second factor was asked for, so that the page gets back what was entered. */
export function markInterrupted(): void {
  const kept = read();
  if (kept) store({...kept, isInterrupted: true});
}

/** Takes what is to be entered on this page again out of the storage; null if nothing is. */
export function takeKeptTexts(path: string): readonly KeptField[] | null {
  const kept = read();
  store(null);
  return kept?.isInterrupted && kept.path === path ? kept.fields : null;
}

export const forgetTexts = (): void => store(null);

/** Calls back when this person logs out: the next one in this tab may be somebody else. @returns stops listening */
export function onLogOut(callback: () => void): () => void {
  const onSubmit = ({target}: Event) => {
    if (target instanceof HTMLFormElement && target.getAttribute('action') === '/logout') callback();
  };
  document.addEventListener('submit', onSubmit, true);
  return () => document.removeEventListener('submit', onSubmit, true);
}

/** Enters the fields again. @returns those that the page does not have, or not yet */
export function enterTexts(main: Element, kept: readonly KeptField[]): readonly KeptField[] {
  return kept.filter((each) => {
    const field = listFields(main).filter(({name}) => name === each.name)[each.position];
    if (field) enter(field, each.value);
    return !field;
  });
}

function enter(field: Field, value: string | boolean): void {
  field.closest('details')?.setAttribute('open', '');
  if (isToggle(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  if (field.value === value) return;
  // React watches the property of the element itself, and would miss the event.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}));
}

function read(): KeptTexts | null {
  try {
    return JSON.parse(sessionStorage.getItem(ENTRY) ?? 'null') as KeptTexts | null;
  } catch {
    return null;
  }
}

function store(kept: KeptTexts | null): void {
  try {
    if (kept) sessionStorage.setItem(ENTRY, JSON.stringify(kept));
    else sessionStorage.removeItem(ENTRY);
  } catch {
    // Without storage the text is lost, as it would be without this.
  }
}
