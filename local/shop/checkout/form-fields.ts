import type {CheckoutDraft, CheckoutField, FieldErrors} from './checkout-form';
import {html, type Markup} from '../../kit/html';

export interface FormState {
  readonly draft: CheckoutDraft;
  readonly errors: FieldErrors;
}

interface TextFieldOptions {
  readonly name: Exclude<CheckoutField, 'province' | 'shippingMethod'>;
  readonly label: string;
  readonly autocomplete: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: 'numeric';
  readonly hint?: string;
  readonly isOptional?: boolean;
}

/** Returns the message of a field; `aria-describedby` refers to its id. */
export const fieldError = (name: string, message: string | undefined): Markup | null =>
  message ? html`<span class="error" id="${name}-error">${message}</span>` : null;

/** Returns the attributes that link a control to its message and other descriptions. */
export function describedBy(
  name: string,
  message: string | undefined,
  ...otherIds: ReadonlyArray<string | false>
): Markup {
  const ids = [...otherIds, message && `${name}-error`].filter(Boolean).join(' ');
  return html`${ids && html`aria-describedby="${ids}"`} ${message && html`aria-invalid="true"`}`;
}

const labelOf = ({name, label, isOptional}: TextFieldOptions): Markup =>
  html`<label for="${name}">${label} ${isOptional && html`<span class="optional">(optional)</span>`}</label>`;

export function textField(options: TextFieldOptions, {draft, errors}: FormState): Markup {
  const {name, autocomplete, type = 'text', inputMode, hint, isOptional} = options;
  const message = errors[name];
  // A card number is never sent back, because a real one entered by mistake must not appear in a page.
  const value = name === 'card' ? '' : draft[name];
  return html`<div class="field">
    ${labelOf(options)} ${hint && html`<span class="hint" id="${name}-hint">${hint}</span>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      maxlength="255"
      ${inputMode && html`inputmode="${inputMode}"`}
      ${!isOptional && html`required`}
      ${describedBy(name, message, hint ? `${name}-hint` : false)}
    />
    ${fieldError(name, message)}
  </div>`;
}

/** Returns a labeled select with an empty first option, which validation rejects. */
export function selectField(
  name: 'province',
  label: string,
  choices: Readonly<Record<string, string>>,
  {draft, errors}: FormState,
): Markup {
  const option = ([value, text]: readonly [string, string]) =>
    html`<option value="${value}" ${value === draft[name] && html`selected`}>${text}</option>`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}" autocomplete="address-level1" required ${describedBy(name, errors[name])}>
      <option value="">Select</option>
      ${Object.entries(choices).map(option)}
    </select>
    ${fieldError(name, errors[name])}
  </div>`;
}
