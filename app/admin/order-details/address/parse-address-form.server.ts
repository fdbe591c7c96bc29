import type {ConflictDecision} from '~/admin/frame/conflict-decision';
import {fieldOf} from '~/platform/form.server';
import {ADDRESS_COPY, ADDRESS_LABELS} from './address-copy';
import {
  ADDRESS_FIELDS,
  ASKED,
  addressChoiceName,
  seenName,
  toAddressValues,
  type AddressField,
  type AddressValues,
} from './address-field';

/** A submitted address with what its form was rendered with. */
export interface AddressEntry {
  /** What was typed, also where the person has decided for the other value. */
  readonly typed: AddressValues;
  /** What is to be stored. */
  readonly entered: AddressValues;
  readonly seen: AddressValues;
  readonly decisions: Readonly<Partial<Record<AddressField, ConflictDecision>>>;
  /** The parts that the person was asked about and has not decided. */
  readonly undecided: readonly AddressField[];
  readonly errors: Readonly<Partial<Record<AddressField, string>>>;
}

/** Shopify's limit of each part. */
const MAX_LENGTH = 255;
const ZIP = /^\d{5}(?:-\d{4})?$/;
const PHONE = /^\+?[\d\s().-]{7,25}$/;

/**
 * Parses the form that corrects an address; null if it lacks a field.
 * @param isInUnitedStates whether ZIP code and state are those of the United States
 */
export function parseAddressForm(form: FormData, isInUnitedStates: boolean): AddressEntry | null {
  const isComplete = ADDRESS_FIELDS.every(
    (field) => fieldOf(form, field) !== null && fieldOf(form, seenName(field)) !== null,
  );
  if (!isComplete) return null;
  const seen = toAddressValues((field) => fieldOf(form, seenName(field)) ?? '');
  const typed = toAddressValues((field) => normalize(fieldOf(form, field) ?? ''));
  const asked = ADDRESS_FIELDS.filter((field) => form.getAll(ASKED).includes(field));
  const decisions = Object.fromEntries(
    asked.flatMap((field) => {
      const choice = fieldOf(form, addressChoiceName(field));
      return choice === 'theirs' || choice === 'mine' ? [[field, choice] as const] : [];
    }),
  ) as Partial<Record<AddressField, ConflictDecision>>;
  const entered = toAddressValues((field) => (decisions[field] === 'theirs' ? seen[field] : typed[field]));
  return {
    typed,
    entered,
    seen,
    decisions,
    undecided: asked.filter((field) => decisions[field] === undefined),
    errors: toErrors(entered, seen, isInUnitedStates),
  };
}

const normalize = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/** Returns what is wrong with the changed parts: what was there before is not for this form to judge. */
function toErrors(
  entered: AddressValues,
  seen: AddressValues,
  isInUnitedStates: boolean,
): Readonly<Partial<Record<AddressField, string>>> {
  const required: readonly AddressField[] = isInUnitedStates
    ? ['lastName', 'address1', 'city', 'provinceCode', 'zip']
    : ['lastName', 'address1', 'city'];
  const errorOf = (field: AddressField): string | null => {
    const [value, label] = [entered[field], ADDRESS_LABELS[field]];
    if (value === '') return required.includes(field) ? ADDRESS_COPY.required(label) : null;
    if (value.length > MAX_LENGTH) return ADDRESS_COPY.tooLong(label);
    if (field === 'zip' && isInUnitedStates && !ZIP.test(value)) return ADDRESS_COPY.badZip;
    return field === 'phone' && !PHONE.test(value) ? ADDRESS_COPY.badPhone : null;
  };
  const changed = ADDRESS_FIELDS.filter((field) => entered[field] !== seen[field]);
  return Object.fromEntries(
    changed.flatMap((field) => {
      const error = errorOf(field);
      return error === null ? [] : [[field, error] as const];
    }),
  );
}
