import {useEffect, useState, type RefObject} from 'react';
import {readDraft, storeDraft} from '../packing-draft';

/** What a reload found of the shipping form. */
interface ShippingDraft {
  /** Whether the page was left while the seconds before sending were counted. */
  readonly wasInterrupted: boolean;
  /** Stores the typed fields. */
  readonly store: () => void;
}

const FIELDS = ['carrier', 'number', 'url'] as const;

/** Keeps the typed tracking fields of a parcel through a reload in the same tab. */
export function useShippingDraft(
  fulfillmentOrderId: string,
  form: RefObject<HTMLFormElement>,
  isWaiting: boolean,
): ShippingDraft {
  const [wasInterrupted, setInterrupted] = useState(false);
  useEffect(() => {
    const draft = readDraft(fulfillmentOrderId);
    for (const name of FIELDS) {
      const field = fieldOf(form.current, name);
      if (field && !field.value) field.value = draft.fields[name] ?? '';
    }
    setInterrupted(draft.isWaiting);
  }, [fulfillmentOrderId, form]);
  useEffect(() => {
    if (isWaiting) setInterrupted(false);
    // The first render must not replace what the previous page stored.
    if (isWaiting || readDraft(fulfillmentOrderId).isWaiting) return storeWaiting(fulfillmentOrderId, isWaiting);
  }, [fulfillmentOrderId, isWaiting]);
  const store = () => {
    const entries = FIELDS.map((name) => [name, fieldOf(form.current, name)?.value ?? '']);
    storeDraft({...readDraft(fulfillmentOrderId), fields: Object.fromEntries(entries) as Record<string, string>});
  };
  return {wasInterrupted, store};
}

const storeWaiting = (fulfillmentOrderId: string, isWaiting: boolean): void =>
  storeDraft({...readDraft(fulfillmentOrderId), isWaiting});

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | HTMLSelectElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null;
}
